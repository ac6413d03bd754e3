import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

/** The reports that a list of employees is asked for: groups, sums, orders. */
public class Employees {
    static class Employee {
        private final String name;
        private final String department;
        private final double salary;
        private final int age;

        Employee(String name, String department, double salary, int age) {
            this.name = name;
            this.department = department;
            this.salary = salary;
            this.age = age;
        }

        public String getName() { return name; }
        public String getDepartment() { return department; }
        public double getSalary() { return salary; }
        public int getAge() { return age; }

        @Override public String toString() { return name; }
    }

    public static void main(String[] args) {
        List<Employee> staff = Arrays.asList(
            new Employee("Ada", "Research", 5200.5, 36),
            new Employee("Bob", "Sales", 3100, 51),
            new Employee("Cleo", "Research", 4700, 29),
            new Employee("Dan", "Sales", 3100, 33),
            new Employee("Eve", "Support", 2800.25, 42),
            new Employee("Finn", "Research", 6100, 58));

        Map<String, List<Employee>> byDepartment =
            staff.stream().collect(Collectors.groupingBy(Employee::getDepartment));
        System.out.println(byDepartment);

        Map<String, Double> average = staff.stream()
            .collect(Collectors.groupingBy(Employee::getDepartment,
                                           Collectors.averagingDouble(Employee::getSalary)));
        average.forEach((d, a) -> System.out.printf("%s %.2f%n", d, a));

        Map<String, List<String>> names = staff.stream().collect(Collectors.groupingBy(
            Employee::getDepartment, TreeMap::new,
            Collectors.mapping(Employee::getName, Collectors.toList())));
        System.out.println(names);

        System.out.println(staff.stream()
            .sorted(Comparator.comparing(Employee::getSalary).reversed().thenComparing(Employee::getName))
            .map(Employee::getName).collect(Collectors.joining(", ", "<", ">")));

        System.out.println(staff.stream()
            .sorted(Comparator.comparing(Employee::getDepartment)
                        .thenComparing(Employee::getAge, Comparator.reverseOrder()))
            .map(e -> e.getDepartment() + ":" + e.getAge()).toList());

        Map<String, Optional<Employee>> oldest = staff.stream().collect(Collectors.groupingBy(
            Employee::getDepartment, Collectors.maxBy(Comparator.comparingInt(Employee::getAge))));
        System.out.println(oldest);

        Map<String, Employee> best = staff.stream().collect(Collectors.toMap(
            Employee::getDepartment, Function.identity(),
            (a, b) -> a.getSalary() >= b.getSalary() ? a : b, LinkedHashMap::new));
        System.out.println(best);

        Map<Boolean, Long> young = staff.stream()
            .collect(Collectors.partitioningBy(e -> e.getAge() < 40, Collectors.counting()));
        System.out.println(young);

        DoubleSummaryStatistics pay =
            staff.stream().collect(Collectors.summarizingDouble(Employee::getSalary));
        System.out.println(pay);
        System.out.println(staff.stream().mapToDouble(Employee::getSalary).sum());
        System.out.println(staff.stream().mapToInt(Employee::getAge).average().orElse(0));

        String richest = staff.stream().max(Comparator.comparingDouble(Employee::getSalary))
            .map(Employee::getName).orElse("nobody");
        System.out.println(richest);

        Map<String, Map<Boolean, List<String>>> nested = staff.stream().collect(
            Collectors.groupingBy(Employee::getDepartment, Collectors.partitioningBy(
                e -> e.getSalary() > 4000, Collectors.mapping(e -> e.getName().toUpperCase(),
                                                              Collectors.toList()))));
        System.out.println(nested);

        Set<String> departments = staff.stream().map(Employee::getDepartment)
            .collect(Collectors.toCollection(TreeSet::new));
        System.out.println(departments);

        Map<String, Double> raised = staff.stream().filter(e -> e.getAge() > 35)
            .collect(Collectors.toMap(Employee::getName, e -> e.getSalary() * 2));
        raised.entrySet().stream().sorted(Map.Entry.comparingByKey())
            .forEach(e -> System.out.println(e.getKey() + "=" + e.getValue()));

        Map<String, String> joined = staff.stream().collect(Collectors.groupingBy(
            e -> e.department, Collectors.collectingAndThen(
                Collectors.toList(),
                l -> l.stream().map(Employee::getName).sorted(Comparator.reverseOrder())
                         .collect(Collectors.joining("/")))));
        System.out.println(joined);
    }
}

/* expect:
{Sales=[Bob, Dan], Support=[Eve], Research=[Ada, Cleo, Finn]}
Sales 3100.00
Support 2800.25
Research 5333.50
{Research=[Ada, Cleo, Finn], Sales=[Bob, Dan], Support=[Eve]}
<Finn, Ada, Cleo, Bob, Dan, Eve>
[Research:58, Research:36, Research:29, Sales:51, Sales:33, Support:42]
{Sales=Optional[Bob], Support=Optional[Eve], Research=Optional[Finn]}
{Research=Finn, Sales=Bob, Support=Eve}
{false=3, true=3}
DoubleSummaryStatistics{count=6, sum=25000.750000, min=2800.250000, average=4166.791667, max=6100.000000}
25000.75
41.5
Finn
{Sales={false=[BOB, DAN], true=[]}, Support={false=[EVE], true=[]}, Research={false=[], true=[ADA, CLEO, FINN]}}
[Research, Sales, Support]
Ada=10401.0
Bob=6200.0
Eve=5600.5
Finn=12200.0
{Sales=Dan/Bob, Support=Eve, Research=Finn/Cleo/Ada}
*/
