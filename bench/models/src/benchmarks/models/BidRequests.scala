package benchmarks.models

import benchmarks.{Seeded, Words}

/** A request of the size that an exchange sends, always the same: some 4 kB. */
object BidRequests {
  def one: BidRequest = new BidRequests(new Seeded(7)).request
}

private final class BidRequests(random: Seeded) {
  private def int(from: Int, until: Int): Int = random.between(from, until)
  private def text(from: Int, until: Int): String = random.text(int(from, until), Words.ascii)
  private def hex(length: Int): String = Seq.fill(length)(Character.forDigit(int(0, 16), 16)).mkString
  private def few[T](from: Int, until: Int)(one: => T): Seq[T] = Seq.fill(int(from, until))(one)
  private def category: String = s"IAB${int(1, 27)}-${int(1, 30)}"

  /** There in one of `of` cases. */
  private def rarely[T](of: Int)(value: => T): Option[T] = if (int(0, of) == 0) Some(value) else None

  /** A number with two places. */
  private def cents(until: Int): Double = int(1, until) / 100.0
  private def degrees(until: Int): Double = int(-until * 10000, until * 10000) / 10000.0

  def request: BidRequest = BidRequest(
    id = hex(32),
    imp = Seq.fill(4)(imp),
    site = Some(site),
    app = rarely(4)(app),
    device = device,
    user = Some(user),
    test = 0,
    at = 2,
    tmax = Some(120),
    wseat = Nil,
    bseat = few(0, 3)(hex(8)),
    allimps = 0,
    cur = Seq("USD"),
    wlang = Seq("en", "fr"),
    bcat = few(4, 12)(category),
    badv = few(2, 8)(s"${text(5, 12).replace(' ', '-')}.com"),
    bapp = Nil,
    source = Some(Source(Some(1), Some(hex(24)), None)),
    regs = Some(Regs(Some(0), Some(1), None))
  )

  private def imp: Imp = Imp(
    id = hex(8),
    metric = few(0, 3)(Metric("viewability", cents(100), Some("EXCHANGE"))),
    banner = Some(banner),
    video = rarely(3)(video),
    displaymanager = None,
    displaymanagerver = None,
    instl = int(0, 2),
    tagid = Some(s"/${int(1000, 9999)}/${text(6, 14)}"),
    bidfloor = cents(500),
    bidfloorcur = "USD",
    clickbrowser = rarely(4)(1),
    secure = Some(1),
    iframebuster = Nil,
    exp = rarely(3)(300)
  )

  private def banner: Banner = Banner(
    format = few(1, 4)(Format(int(100, 1000), int(50, 600))),
    w = Some(300),
    h = Some(250),
    btype = few(0, 3)(int(1, 5)),
    battr = few(0, 4)(int(1, 17)),
    pos = rarely(2)(int(0, 8)),
    mimes = Seq("image/jpg", "image/gif", "text/html"),
    topframe = rarely(2)(1),
    api = few(0, 3)(int(1, 8))
  )

  private def video: Video = Video(
    mimes = Seq("video/mp4", "video/webm"),
    minduration = 5,
    maxduration = Some(30),
    protocols = Seq(2, 3, 5, 6),
    w = Some(1280),
    h = Some(720),
    startdelay = rarely(2)(0),
    linearity = Some(1),
    skip = rarely(2)(1),
    playbackmethod = few(0, 3)(int(1, 7)),
    api = few(0, 3)(int(1, 8))
  )

  private def site: Site = Site(
    id = Some(hex(12)),
    name = Some(text(6, 20)),
    domain = Some("news.example.com"),
    cat = few(1, 4)(category),
    page = Some(s"https://news.example.com/${text(20, 60).replace(' ', '-')}?id=${hex(6)}&q=\"${text(4, 8)}\""),
    ref = rarely(2)("https://search.example.com/"),
    search = None,
    mobile = Some(1),
    publisher = publisher,
    keywords = rarely(2)(text(10, 40))
  )

  private def app: App = App(
    id = Some(hex(12)),
    name = Some(text(6, 20)),
    bundle = Some("com.example.reader"),
    storeurl = None,
    cat = few(1, 4)(category),
    ver = Some("4.12.1"),
    paid = Some(0),
    publisher = publisher,
    keywords = None
  )

  private def publisher: Publisher =
    Publisher(Some(hex(8)), Some(text(6, 20)), few(0, 2)(category), Some("example.com"))

  private def device: Device = Device(
    ua = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36",
    geo = Some(geo),
    dnt = Some(0),
    lmt = Some(0),
    ip = Some(Seq.fill(4)(int(1, 255)).mkString(".")),
    ipv6 = None,
    devicetype = Some(4),
    make = Some("Google"),
    model = Some("Pixel 8"),
    os = Some("Android"),
    osv = Some("14"),
    hwv = None,
    h = Some(2400),
    w = Some(1080),
    ppi = None,
    pxratio = Some(2.625),
    js = Some(1),
    geofetch = None,
    flashver = None,
    language = Some("fr"),
    carrier = Some("Opérateur"),
    mccmnc = Some("208-01"),
    connectiontype = Some(6),
    ifa = Some(s"${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}"),
    didsha1 = None,
    didmd5 = None,
    dpidsha1 = rarely(2)(hex(40)),
    dpidmd5 = None,
    macsha1 = None,
    macmd5 = None
  )

  private def geo: Geo = Geo(
    lat = Some(degrees(90)),
    lon = Some(degrees(180)),
    `type` = Some(2),
    accuracy = None,
    country = Some("FRA"),
    region = Some("IDF"),
    metro = None,
    city = Some("Fontenay-aux-Roses"),
    zip = Some("92260"),
    utcoffset = Some(60)
  )

  private def user: BidUser = BidUser(
    id = Some(hex(24)),
    buyeruid = Some(hex(24)),
    yob = rarely(2)(1980),
    gender = None,
    keywords = None,
    customdata = None,
    geo = None,
    data = Seq.fill(2)(Data(Some(hex(6)), Some("provider"), few(2, 8)(segment)))
  )

  private def segment: Segment = Segment(int(1000, 99999).toString, rarely(3)(text(6, 16)), None)
}
