package mima

import java.nio.file.{Files, Path}
import java.util.zip.{ZipEntry, ZipFile, ZipOutputStream}

import scala.jdk.CollectionConverters._

import org.objectweb.asm.{ClassReader, ClassVisitor, ClassWriter, MethodVisitor, Opcodes}

/** Copies of a jar in which classes lack methods. */
object WithoutMethods {

  /** `lost` has, per class, the name of the methods that the copy lacks. */
  def copy(jar: Path, to: Path, lost: Map[String, String]): Unit = {
    val from = new ZipFile(jar.toFile)
    val out = new ZipOutputStream(Files.newOutputStream(to))
    try
      for (entry <- from.entries.asScala) {
        val bytes = from.getInputStream(entry).readAllBytes()
        out.putNextEntry(new ZipEntry(entry.getName))
        out.write(lost.get(entry.getName.stripSuffix(".class")).fold(bytes)(without(bytes, _)))
      }
    finally {
      out.close()
      from.close()
    }
  }

  private def without(bytes: Array[Byte], method: String): Array[Byte] = {
    val writer = new ClassWriter(0)
    val visitor = new ClassVisitor(Opcodes.ASM9, writer) {
      override def visitMethod(
          access: Int,
          name: String,
          descriptor: String,
          signature: String,
          exceptions: Array[String]
      ): MethodVisitor =
        if (name == method) null else super.visitMethod(access, name, descriptor, signature, exceptions)
    }
    new ClassReader(bytes).accept(visitor, 0)
    writer.toByteArray
  }
}
