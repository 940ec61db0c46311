package benchmarks

/** What a cluster's configuration repository renders: 95 objects, 3.7 MB as compact JSON. Most of
  * it is the schemas of custom resources, with thousands of descriptions of several lines, and
  * dashboards, which are JSON inside JSON strings.
  */
object Kubernetes {

  def objects: ujson.Value = {
    val random = new Seeded(95)
    def made(count: Int)(make: Int => ujson.Value) = Seq.tabulate(count)(make)
    ujson.Arr.from(
      made(22)(i => KubernetesSchemas.definition(i, random)) ++
        Dashboards.sizes.zipWithIndex.map { case (size, i) =>
          configMap(s"dashboard-$i", Dashboards.text(size, random))
        } ++
        made(20)(i => configMap(s"settings-$i", program(60, random))) ++
        made(25)(i => role(i, random)) ++
        made(10)(i => workload("Deployment", i, random)) ++
        made(10)(i => service(i, random))
    )
  }

  private def metadata(name: String): ujson.Value = ujson.Obj(
    "name" -> name,
    "namespace" -> "monitoring",
    "labels" -> ujson.Obj(
      "app.kubernetes.io/name" -> name,
      "app.kubernetes.io/part-of" -> "platform",
      "app.kubernetes.io/version" -> "1.30"
    ),
    "annotations" -> ujson.Obj(
      "checksum/config" -> "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    )
  )

  private def configMap(name: String, text: String): ujson.Value =
    ujson.Obj(
      "apiVersion" -> "v1",
      "kind" -> "ConfigMap",
      "metadata" -> metadata(name),
      "data" -> ujson.Obj(s"$name.json" -> text)
    )

  private def program(lines: Int, random: Seeded): String =
    Seq
      .fill(lines)(("  " * random.between(0, 4)) + random.text(random.between(10, 70), Words.ascii))
      .mkString("", "\n", "\n")

  private def role(index: Int, random: Seeded): ujson.Value = ujson.Obj(
    "apiVersion" -> "rbac.authorization.k8s.io/v1",
    "kind" -> "ClusterRole",
    "metadata" -> metadata(s"role-$index"),
    "rules" -> ujson.Arr.from(Seq.fill(random.between(3, 12)) {
      ujson.Obj(
        "apiGroups" -> ujson.Arr("", "apps", "batch"),
        "resources" -> ujson.Arr(s"${random.oneOf(Words.ascii)}s", s"${random.oneOf(Words.ascii)}s/status"),
        "verbs" -> ujson.Arr("get", "list", "watch", "patch")
      )
    })
  )

  private def workload(kind: String, index: Int, random: Seeded): ujson.Value = ujson.Obj(
    "apiVersion" -> "apps/v1",
    "kind" -> kind,
    "metadata" -> metadata(s"worker-$index"),
    "spec" -> ujson.Obj(
      "replicas" -> random.between(1, 9),
      "selector" -> ujson.Obj("matchLabels" -> ujson.Obj("app" -> s"worker-$index")),
      "template" -> ujson.Obj(
        "metadata" -> metadata(s"worker-$index"),
        "spec" -> ujson.Obj(
          "containers" -> ujson.Arr.from(Seq.tabulate(3)(container(_, random))),
          "hostNetwork" -> false
        )
      )
    )
  )

  private def container(index: Int, random: Seeded): ujson.Value = ujson.Obj(
    "name" -> s"c$index",
    "image" -> s"registry.example.com/platform/worker:1.$index",
    "args" -> ujson
      .Arr("--log-level=info", s"--shards=${random.between(1, 64)}", "--web.listen-address=:9090"),
    "env" -> ujson.Arr.from(
      Seq.fill(12)(
        ujson.Obj("name" -> random.oneOf(Words.ascii).toUpperCase, "value" -> random.text(12, Words.ascii))
      )
    ),
    "resources" -> ujson.Obj(
      "limits" -> ujson.Obj("cpu" -> "500m", "memory" -> "512Mi"),
      "requests" -> ujson.Obj("cpu" -> 0.25)
    ),
    "livenessProbe" -> ujson.Obj(
      "httpGet" -> ujson.Obj("path" -> "/-/healthy", "port" -> 9090),
      "periodSeconds" -> 10
    )
  )

  private def service(index: Int, random: Seeded): ujson.Value = ujson.Obj(
    "apiVersion" -> "v1",
    "kind" -> "Service",
    "metadata" -> metadata(s"worker-$index"),
    "spec" -> ujson.Obj(
      "clusterIP" -> "None",
      "ports" -> ujson.Arr(
        ujson.Obj(
          "name" -> "web",
          "port" -> random.between(1024, 65536),
          "targetPort" -> "web",
          "protocol" -> "TCP"
        )
      ),
      "selector" -> ujson.Obj("app" -> s"worker-$index")
    )
  )
}
