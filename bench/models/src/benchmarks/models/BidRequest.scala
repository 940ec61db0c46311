package benchmarks.models

import swarender.Encoder

/** What an ad exchange asks bidders: the objects of OpenRTB 2.6 that most requests have, and of
  * their members those that are used. Few of the options are there.
  */
final case class BidRequest(
    id: String,
    imp: Seq[Imp],
    site: Option[Site],
    app: Option[App],
    device: Device,
    user: Option[BidUser],
    test: Int,
    at: Int,
    tmax: Option[Int],
    wseat: Seq[String],
    bseat: Seq[String],
    allimps: Int,
    cur: Seq[String],
    wlang: Seq[String],
    bcat: Seq[String],
    badv: Seq[String],
    bapp: Seq[String],
    source: Option[Source],
    regs: Option[Regs]
)
object BidRequest { implicit val encoder: Encoder[BidRequest] = Encoder.derived }

/** An impression. */
final case class Imp(
    id: String,
    metric: Seq[Metric],
    banner: Option[Banner],
    video: Option[Video],
    displaymanager: Option[String],
    displaymanagerver: Option[String],
    instl: Int,
    tagid: Option[String],
    bidfloor: Double,
    bidfloorcur: String,
    clickbrowser: Option[Int],
    secure: Option[Int],
    iframebuster: Seq[String],
    exp: Option[Int]
)
object Imp { implicit val encoder: Encoder[Imp] = Encoder.derived }

final case class Metric(`type`: String, value: Double, vendor: Option[String])
object Metric { implicit val encoder: Encoder[Metric] = Encoder.derived }

final case class Banner(
    format: Seq[Format],
    w: Option[Int],
    h: Option[Int],
    btype: Seq[Int],
    battr: Seq[Int],
    pos: Option[Int],
    mimes: Seq[String],
    topframe: Option[Int],
    api: Seq[Int]
)
object Banner { implicit val encoder: Encoder[Banner] = Encoder.derived }

final case class Format(w: Int, h: Int)
object Format { implicit val encoder: Encoder[Format] = Encoder.derived }

final case class Video(
    mimes: Seq[String],
    minduration: Int,
    maxduration: Option[Int],
    protocols: Seq[Int],
    w: Option[Int],
    h: Option[Int],
    startdelay: Option[Int],
    linearity: Option[Int],
    skip: Option[Int],
    playbackmethod: Seq[Int],
    api: Seq[Int]
)
object Video { implicit val encoder: Encoder[Video] = Encoder.derived }

final case class Site(
    id: Option[String],
    name: Option[String],
    domain: Option[String],
    cat: Seq[String],
    page: Option[String],
    ref: Option[String],
    search: Option[String],
    mobile: Option[Int],
    publisher: Publisher,
    keywords: Option[String]
)
object Site { implicit val encoder: Encoder[Site] = Encoder.derived }

final case class App(
    id: Option[String],
    name: Option[String],
    bundle: Option[String],
    storeurl: Option[String],
    cat: Seq[String],
    ver: Option[String],
    paid: Option[Int],
    publisher: Publisher,
    keywords: Option[String]
)
object App { implicit val encoder: Encoder[App] = Encoder.derived }

final case class Publisher(id: Option[String], name: Option[String], cat: Seq[String], domain: Option[String])
object Publisher { implicit val encoder: Encoder[Publisher] = Encoder.derived }

/** Its 30 members are the most that an object of a request has. */
final case class Device(
    ua: String,
    geo: Option[Geo],
    dnt: Option[Int],
    lmt: Option[Int],
    ip: Option[String],
    ipv6: Option[String],
    devicetype: Option[Int],
    make: Option[String],
    model: Option[String],
    os: Option[String],
    osv: Option[String],
    hwv: Option[String],
    h: Option[Int],
    w: Option[Int],
    ppi: Option[Int],
    pxratio: Option[Double],
    js: Option[Int],
    geofetch: Option[Int],
    flashver: Option[String],
    language: Option[String],
    carrier: Option[String],
    mccmnc: Option[String],
    connectiontype: Option[Int],
    ifa: Option[String],
    didsha1: Option[String],
    didmd5: Option[String],
    dpidsha1: Option[String],
    dpidmd5: Option[String],
    macsha1: Option[String],
    macmd5: Option[String]
)
object Device { implicit val encoder: Encoder[Device] = Encoder.derived }

final case class Geo(
    lat: Option[Double],
    lon: Option[Double],
    `type`: Option[Int],
    accuracy: Option[Int],
    country: Option[String],
    region: Option[String],
    metro: Option[String],
    city: Option[String],
    zip: Option[String],
    utcoffset: Option[Int]
)
object Geo { implicit val encoder: Encoder[Geo] = Encoder.derived }

final case class BidUser(
    id: Option[String],
    buyeruid: Option[String],
    yob: Option[Int],
    gender: Option[String],
    keywords: Option[String],
    customdata: Option[String],
    geo: Option[Geo],
    data: Seq[Data]
)
object BidUser { implicit val encoder: Encoder[BidUser] = Encoder.derived }

final case class Data(id: Option[String], name: Option[String], segment: Seq[Segment])
object Data { implicit val encoder: Encoder[Data] = Encoder.derived }

final case class Segment(id: String, name: Option[String], value: Option[String])
object Segment { implicit val encoder: Encoder[Segment] = Encoder.derived }

final case class Source(fd: Option[Int], tid: Option[String], pchain: Option[String])
object Source { implicit val encoder: Encoder[Source] = Encoder.derived }

final case class Regs(coppa: Option[Int], gdpr: Option[Int], us_privacy: Option[String])
object Regs { implicit val encoder: Encoder[Regs] = Encoder.derived }
