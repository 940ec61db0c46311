package swarenderx.jackson

import com.fasterxml.jackson.core.Version
import com.fasterxml.jackson.core.json.PackageVersion as CoreVersion
import com.fasterxml.jackson.databind.cfg.PackageVersion as DatabindVersion

/** Refuses a Jackson that lacks what this module calls: another library may bring an older one. */
private object JacksonVersion {
  private final val LeastMinor = 17

  def check(): Unit = {
    check("core", CoreVersion.VERSION)
    check("databind", DatabindVersion.VERSION)
  }

  private def check(part: String, version: Version): Unit =
    if (version.getMajorVersion == 2 && version.getMinorVersion < LeastMinor) {
      val found = s"and $version is on the class path"
      throw new IllegalStateException(s"swarender-jackson needs jackson-$part 2.$LeastMinor or later, $found")
    }
}
