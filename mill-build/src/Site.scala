package millbuild

import mill.*, scalalib.*, scalajslib.*
import mill.api.BuildCtx

/** The site of the documentation: the repository's pages, the API and the playground, by MkDocs. */
trait Site extends Module with mill.api.DefaultTaskModule {
  override def defaultTask() = "build"

  private def root = BuildCtx.workspaceRoot

  /** The library whose API the site has. */
  def api: Task[PathRef]

  /** The folder with the linked playground, `main.js`. */
  def playground: Task[PathRef]

  /** The folder with the playground's evaluator of Jsonnet, `main.js`. */
  def jsonnet: Task[PathRef]

  /** The page of all figures of the benchmarks. */
  def figures: Task[PathRef]

  /** The pages and what they show or link to, with the paths that they have in the repository. */
  def pages = Task.Sources(
    Seq(
      "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "docs", "bench/README.md",
      "examples/evaluator/README.md", "examples/service/README.md", "examples/spark/README.md", "tools/README.md",
      "tools/golden/README.md", "mill-build/native/RegistersCapture.h"
    ).map(path => root / os.SubPath(path))*
  )

  def tools = Task.Source(root / "tools/site")

  /** MkDocs with its theme, from PyPI. */
  def mkdocs = Task {
    os.call(("python3", "-m", "venv", Task.dest / "venv"), cwd = Task.dest)
    val requirements = tools().path / "requirements.txt"
    os.call((Task.dest / "venv/bin/pip", "install", "--quiet", "--requirement", requirements), cwd = Task.dest)
    PathRef(Task.dest / "venv/bin/mkdocs")
  }

  /** What draws the diagrams of the pages, from npm. */
  def mermaid = Task {
    os.call(("npm", "pack", "--silent", "mermaid@11.6.0"), cwd = Task.dest)
    os.call(
      ("tar", "xzf", "mermaid-11.6.0.tgz", "--strip-components=2", "package/dist/mermaid.min.js"),
      cwd = Task.dest
    )
    PathRef(Task.dest / "mermaid.min.js")
  }

  def readersSource = Task.Source(root / "docs/playground/readers")

  /** The playground's readers of YAML, from npm. */
  def readers = Task {
    os.call((readersSource().path / "bundle", Task.dest / "readers.js"), cwd = Task.dest)
    PathRef(Task.dest / "readers.js")
  }

  /** What the addresses begin with: `main`, or the release as `0.1`. */
  def version = Task.Input(Task.env.getOrElse("SITE_VERSION", "main"))

  /** The site as a folder. */
  def folder = Task {
    val tree = Task.dest / "tree"
    pages().foreach(page => os.copy(page.path, tree / page.path.subRelativeTo(root), createFolders = true))
    Seq("src", "text", "jsonnet", "test", "readers", "snippets", "check")
      .foreach(name => os.remove.all(tree / "docs/playground" / name))
    os.copy(playground().path / "main.js", tree / "docs/playground/playground.js")
    os.copy(jsonnet().path / "main.js", tree / "docs/playground/jsonnet.js")
    os.copy(readers().path, tree / "docs/playground/readers.js")
    os.copy(api().path, tree / "api")
    os.copy(mermaid().path, tree / "mermaid.min.js")
    os.copy(figures().path, tree / "docs/performance/figures.md")
    Seq("site.css", "site.js").foreach(name => os.copy(tools().path / name, tree / name))
    Seq("mkdocs.yml", "hooks.py", "scala2.py", "theme").foreach { name =>
      os.copy(tools().path / name, Task.dest / name)
    }
    os.call(
      (mkdocs().path, "build", "--strict", "--quiet"),
      cwd = Task.dest,
      env = Map("NO_MKDOCS_2_WARNING" -> "1", "SITE_URL" -> s"https://swarender.github.io/swarender/${version()}/")
    )
    os.remove.all(tree)
    PathRef(Task.dest / "site")
  }

  /** Builds the site and prints where it is. */
  def build() = Task.Command {
    println(s"The site: ${folder().path / "index.html"}")
  }
}
