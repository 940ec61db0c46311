package swarenderx.logback

import java.time.Instant
import java.util.{ArrayDeque, ArrayList, Iterator => JavaIterator, LinkedHashMap, List => JavaList}
import java.util.{Map => JavaMap}

import ch.qos.logback.classic.Level
import ch.qos.logback.classic.spi.{ILoggingEvent, IThrowableProxy, LoggerContextVO, StackTraceElementProxy}
import org.slf4j.event.KeyValuePair
import org.slf4j.helpers.MessageFormatter
import org.slf4j.{Marker, MarkerFactory}

import UserCode.{attempt, text}

/** What can be read of an event that could not be written: a marker, a map, or an exception may be
  * of user code, which throws, has no text, or never ends.
  */
private final class GuardedEvent(event: ILoggingEvent) extends ILoggingEvent {
  import GuardedEvent._

  def getMessage: String = string(event.getMessage)
  def getFormattedMessage: String = attempt(event.getFormattedMessage)(_ => formatted)

  /** SLF4J lets an exception through if the exception that a `toString` throws has no message. */
  private def formatted: String = {
    val arguments: Array[Object] = attempt(event.getArgumentArray)(_ => null)
    if (arguments eq null) getMessage
    else MessageFormatter.arrayFormat(getMessage, arguments.map(argument(_))).getMessage
  }

  def getLoggerName: String = string(event.getLoggerName)
  def getThreadName: String = string(event.getThreadName)
  def getLevel: Level = attempt(event.getLevel)(_ => null)
  def getArgumentArray: Array[Object] = null
  def hasCallerData: Boolean = false
  def getCallerData: Array[StackTraceElement] =
    attempt(event.getCallerData.filter(_ ne null))(_ => null)
  override def getInstant: Instant = attempt(event.getInstant)(_ => null)
  def getTimeStamp: Long = attempt(event.getTimeStamp)(_ => System.currentTimeMillis)
  def getNanoseconds: Int = 0
  def getSequenceNumber: Long = 0
  def prepareForDeferredProcessing(): Unit = ()
  def getMdc: JavaMap[String, String] = getMDCPropertyMap
  def getMDCPropertyMap: JavaMap[String, String] = copied(event.getMDCPropertyMap)
  def getLoggerContextVO: LoggerContextVO =
    new LoggerContextVO("", copied(event.getLoggerContextVO.getPropertyMap), 0)

  def getThrowableProxy: IThrowableProxy =
    attempt(event.getThrowableProxy)(_ => null) match {
      case null => null
      case thrown => new GuardedThrowable(thrown)
    }

  def getKeyValuePairs: JavaList[KeyValuePair] = {
    val all = new ArrayList[KeyValuePair]
    read(event.getKeyValuePairs.iterator)(pair => all.add(new KeyValuePair(KeySet.plain(pair.key), pair.value)))
    all
  }

  /** The names, in the order of a walk from each marker to those that it refers to. */
  def getMarkerList: JavaList[Marker] = {
    val names = new KeySet
    val open = new ArrayDeque[JavaIterator[Marker]]
    attempt(open.push(event.getMarkerList.iterator))(_ => ())
    var left = MaxMarkers
    while (!open.isEmpty && left > 0) {
      left -= 1
      val marker = attempt(if (open.peek.hasNext) open.peek.next() else null)(_ => null)
      if (marker eq null) open.pop()
      else if (names.add(string(marker.getName))) attempt(if (marker.hasReferences) open.push(marker.iterator))(_ => ())
    }
    val all = new ArrayList[Marker]
    for (i <- 0 until names.size) all.add(MarkerFactory.getDetachedMarker(names(i)))
    all
  }
}

private object GuardedEvent {

  /** How many markers are looked at: they may refer to each other without an end. */
  private[logback] final val MaxMarkers = 1000

  private def argument(value: Object): Object =
    attempt(MessageFormatter.format("{}", value).getMessage)(_ => UserCode.NoText)

  private def string(read: => String): String = attempt(text(read))(UserCode.failed(_))

  /** Calls `take` with each element until user code throws. */
  private def read[A](all: => JavaIterator[A])(take: A => Unit): Unit = attempt {
    val elements = all
    while (elements.hasNext) {
      val element = elements.next()
      attempt(take(element))(_ => ())
    }
  }(_ => ())

  private def copied(all: => JavaMap[?, ?]): JavaMap[String, String] = {
    val copy = new LinkedHashMap[String, String]
    def member(key: Any, value: Any): Unit =
      if (value.asInstanceOf[AnyRef] ne null) {
        val _ = copy.putIfAbsent(KeySet.plain(text(key)), text(value))
      }
    read(all.entrySet.iterator)(entry => member(entry.getKey, entry.getValue))
    copy
  }

  private final class GuardedThrowable(thrown: IThrowableProxy) extends IThrowableProxy {
    def getMessage: String = attempt(thrown.getMessage)(UserCode.failed(_))
    def getClassName: String = string(thrown.getClassName)
    def getStackTraceElementProxyArray: Array[StackTraceElementProxy] =
      attempt(thrown.getStackTraceElementProxyArray.filter(_ ne null))(_ => Array.empty)
    def getCommonFrames: Int = attempt(thrown.getCommonFrames)(_ => 0)
    def getCause: IThrowableProxy = guarded(attempt(thrown.getCause)(_ => null))
    def getSuppressed: Array[IThrowableProxy] =
      attempt(thrown.getSuppressed.filter(_ ne null).map(guarded(_)))(_ => Array.empty)
    def isCyclic: Boolean = attempt(thrown.isCyclic)(_ => true)
    private def guarded(other: IThrowableProxy): IThrowableProxy =
      if (other eq null) null else new GuardedThrowable(other)
  }
}
