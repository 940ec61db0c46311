package swarender
package dialects

import swarender.chars.CharRanges

/** The classes of code points in Go's package `unicode` (Unicode 15.0), which differ from those of
  * the platforms. The table is the output of `go run .` in `tools/compare/kyaml/ranges`.
  */
private[dialects] object GoChars {

  /** Whether `c` is of a category L or N. */
  def isLetterOrNumber(c: Int): Boolean =
    if (c < 0x80) c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' else classOf(c) == 2

  /** Whether `c` is of a category L, M, N, P or S, or a space of ASCII. */
  def isPrint(c: Int): Boolean = if (c < 0x80) c >= 0x20 && c < 0x7f else classOf(c) > 0

  /** Whether Unicode calls `c` white space. */
  def isSpace(c: Int): Boolean =
    c == ' ' || c >= 0x09 && c <= 0x0d || c == 0x85 || c == 0xa0 || c == 0x1680 || c >= 0x2000 && c <= 0x200a ||
      c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x3000

  private def classOf(c: Int): Int = Ranges.all.classOf(c)

  /** Made when it is first used. */
  private object Ranges { val all = new CharRanges(table) }

  // Scala.js and Scala Native have no resources that every program can read.
  private def table: String =
    // Unicode 15.0.0
    """0T3M464>754;75:5V25n25oZ1>U1\1@G454U<@568=53=8459535l15j75R=Jb?5b384Dl36794U5Ja2>=6d1R24;R4Q2O>75Z95""" +
      """4E4G7G^184Z1845k2a28\8S13\1R4M7>37;S2>4M4;4?7]15\29735Q1AY25BLJo3X24U3S5;4h14GO>O5a195H868R25E53;<75""" +
      """4E767;3I3>65:68U18C846795B>68R25E565656734?=679:3G<53GO8:6O95K595R25E565?754H494983_1768O6G4B495H868""" +
      """R25E565?754E7679F9>65:68O5EO535B;95<;65356;6;9;T1=?:94<83C3\1X1H@AH595U25`1754E494<F659838768NF5F54>""" +
      """H595U25N5?754E494<F6D65768N573U1>K595l384E494>43>:5O68j15B495f1;X25K538E:3=B434HDN79V1a457E=5FMO6a36""" +
      """535?5X2535O57M38?534E5N8<R34o2m1V1H5\3=W2@Q14\34]14W1a3R4n1R1DC>=;4;7G:>X1V145ODb353A38R45WO5<8E535<""" +
      """8k35<8S35<8E535<8]15[55<8Y67V1l1;a1NDR88B75Uj18c15_26;R7;Q1Gg1<Mj1?Mg16V1W15946V1m4[34>438NDNCZ145ND""" +
      """[8G@8W353Ab6P1m24T1=T1=3:8h38?S1T4>^2DQ1:X3V2?78P5N4g275NDNCG4B7m2d4A^4e1H;O_34;k2Y1Y5Z1I>]3l1:AN;d4""" +
      """8KGQ48:HI]2=5C57;3AQBR6RJ8B8b38B8H5353535m28o45F54;95F;<8B4;X19895F6d1X2I]4e168CAR1?5W1:S3^1S3^184>4""" +
      """8O54;@D454545=5R18=A@>45_56=Un1\2Q1Q2e5\7S2Tk1k2Pm27P34m9`ED=;6@>48b353A38X5G43[15U2ME5E5E5E5E5E5E5E""" +
      """4_74Z4W3^24[8U1RD_2T1@>:]2LG@8@95R87>:5_85<AQ45j848=P1Q3\3V1a1m25Ol2I5^1R3Og3^1RNQZCR6WmP2:U5M[48XI;""" +
      """d2n1^4b1n28a7HIW2L8f98P6A6535?Z2a15:5=5V2N;C<Dm4<I8g4f1I8NCh1C;4575c3P1V2W1R15g2:>^4a25Q1=8@5[25l3Z1""" +
      """M:5I68N7>V2;4;g454;78@8453Z2:8R1G:6P1B8B8BME5E5R45[16>j:Q18ND\gP1V1U2>c4^hHZR18n9d3EV1?A45O5W15?5356""" +
      """565U:c1b1RR1h1P68R5F3R3U1j2Ci44i14<>?5e<=_1OG_2D_2S1[8;B8B8B89:E4EX168T15^25i1565]18Z1X3a;@9>W4:M\5e""" +
      """1794W1:3^4Z4X<g2;c4^15a2>\3Mj2Ac3?Aj245\3>I5?P4j>8ND\3>\3>h3Jl4R15Q15]15E565Q15]15E56[6UMMR2P1HZ2B5n""" +
      """35Ka6B835T456;38U245n28b3JKb4i156AS3:5^2@3R6X5>l18^4946@><595g279=5KFKGn25P3R3I5e26>@EMR5:GR28a2A^2F""" +
      """<V1Eb7k6W5i4Y1i4Go3<JNdKm25n34986R7;h3JS2S1=?T2g1Hd3d2n1U2L;P5R2>k25783L>X4W14?Y1[2GNC;]3Z15O>483JZ3""" +
      """;3L;a4\1=S1R15495l1S1f15\2k173l5E535<5]15O3D^4T1ANC<5H868R25E565?484E767983C3A@67E:?S=P5h1=AO6489l2a""" +
      """4n1753JNd?^4E7R3=6X3a4n13S1NCW1k1R4Y143DNT5a27]1>U1>E]AU4`1^9i7V1H838H565Y2B467>454?MNd6H8f3E7G4543c""" +
      """24P1i3G4W1J4S1[4k14?Y1k6FNTGK5`3H4J4?P1g2:8j27R24Z1m6E565c3B:3464G43JNDB565Q3?464A3GNTMj1BF845W15W3E""" +
      """:h1NT83_1P2g2X15^f2d9]:4?S1\BVg7T96Y1`T3a15C]1Ph;ef1]YI[e1Gm25N=8]75NDj27BP1a4b1=6P1N5E5o1Ai1bP2V8<a""" +
      """9Q7=54U5F>W1R67543R16\1XoAJRd3P4KgUJ<5E565YK_13i2983\1<JTU1^h6Q:AW1;KGN7<Qi=Z47U2Ll:e5RGOe37n6I`:P2b""" +
      """6`;l1V1l1U1U8M[2g<o75e65683868<5T1535E5S65<8H5E5d25<5?53;E5lO8\25\25n25\25n25\25n25\25n25\25H8g4Tm1^""" +
      """1?4]1bW3m2DBPDE4c17E464?Aj5T33b:W4:GE8N>43RNk23e1U4>N@3b[1e2>NdU2E5<565]15_B8LEm3]6G3>N=6eY2b55:5<V7""" +
      """X45]1XB<5a25653835N5<5353D3>35353595653835353535356538<5E5<5<535N5c1A95?5c1m46[IT4=\9U1]17]14]14_3P1""" +
      """X1S?Y5g2X1T4=KF6[1B_>Xl2=c1:W1:U;=m8CT1=3^1T1=X5INCh3Ij276[7lOU1Z17W1:KFZ44EIZ1=KFKFi=4U5a3NdP3PUm3R""" +
      """3^U<DjD8Vl@\1clEoR9jb1X]4Q_>APY<aoUQ2`F"""
}
