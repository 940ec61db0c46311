package swarender
package dialects

import swarender.chars.CharRanges

/** The chars that a key of JSON5 may have without quotes, as the package `json5` 2.2.3 has them
  * (Unicode 10.0). The table is the output of `node tools/compare/json5/ranges.mjs FOLDER`.
  */
private[dialects] object Json5Chars {

  /** Whether a key needs no quotes: ECMAScript's IdentifierName without escapes. The package looks
    * at every code unit but the first code point, and takes the second one of a pair for no letter.
    */
  def isIdentifier(s: CharSequence): Boolean =
    s.length > 0 && {
      val first = Character.codePointAt(s, 0)
      var i = Character.charCount(first)
      isStart(first) && {
        while (i < s.length && isPart(s.charAt(i))) i += 1
        i == s.length
      }
    }

  private def isStart(c: Int): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= 0x80 && Ranges.all.classOf(c) == 2

  private def isPart(c: Char): Boolean =
    isStart(c.toInt) || c >= '0' && c <= '9' || c >= 0x80 && Ranges.all.classOf(c.toInt) == 1

  /** Made when it is first used. */
  private object Ranges { val all = new CharRanges(table) }

  // Scala.js and Scala Native have no resources that every program can read.
  private def table: String =
    // Unicode 10.0.0
    """0P43P13>3AU25m25nZ1>T1\1?G353d1b:?568<53D359535l15i75Q=4?8b?5b383Ge3LW443464643Ja2A9h2Q1AR4m2>75Y954""" +
      """E7D764>7P1983b145k2a28\8S13[1P1T3M6>3AS2>4M4;4?h1\29>Q1Q5o15HS2Z14U3S5;4h14GO67N5a195H868R25E53;<754""" +
      """E767;3I3>65:67P16P13=95B>68R25E565656734?=679:3G<53FV1:3R195K595R25E565?754H494983_1767NM4B495H868R2""" +
      """5E565?754E7679I6>65:67N53a1535B;95<;65356;6;9;T1=?:94<83C3[1Na1<5H595U25`1;4E494<F659A767Nb1495H595U""" +
      """25N5?754E494<F6G35767N56X1<5H595l384E494>3A:3G:67NP1B765f1;X25K538E:3=B434HCN76Y1a457EAFH4Ng36538653""" +
      """83D<5E595353865=57B4838?534B7N8<R33V26CNR134343=8H5\3=l148@Q14\3L3]5R4n14NDC>=;4;7G:>X1V14]18b353A38""" +
      """Q45WO5<8E535<8k35<8S35<8E535<8]15[55<8Y679R3`1b1R88B;Tj18c15^2AQ7;Q1GW15=9S1g19S1g16V1W15946V1m4P3;3""" +
      """>437NT397NDX8J@8W353Ab6P1m24T1=T1OP1j28?S1T4>^2CNd3V2?>P5N4g27Q1CNY13IZ1W6A^4e1E=Nd1KU1;k2Y17P1U4Z1V""" +
      """1]3l1IN;:P1\38Kf694Q2=5=;79DQB^54ARJ8B8b38B8H5353535m28o45E53;95E;<8B>W1A95E^16d46j13f23Y13b1W1j4W1=""" +
      """3:T1e13>38N53;?D353535<5Q18<A?>3e1k3Wk7]45]45_<D=;6V1b353A38X5G3^15U2ME5E5E5E5E5E5E5E4P3_43Q\19]2LB5""" +
      """?8?>R876895^85<An38j8e1a2Q5`1R`1RYCP7Q^m1Q2W]3[6Z48WI;a1P16n1^43=N5n28a76a3K8e98\35Ho5R15:5=5V2?Z2l4""" +
      """U18g4f1ONCh1B;3537P1e2H8V2W1V1g2:>^4Z1\14ND@5OP1?5l3Z1M:5I67NDU2;4;g454;78@8453Z298R1?8:6P1B8B8BME5E""" +
      """5Q45NP1j:H467ND\gP1V1U2>c4^hHZR18n9d3EV1?A45N5W15?5356565T:U3QR1h1P68R5j3T1=`1a1`1:6Y29R3?5e<j1NG^2=""" +
      """35^2S1[8;B8B8B89[3T15^25i1565]18Z1X3a;a6o4i<3X<g2;c4^13o2P3Y1j2Ac3?Aj28\3>H5?P4j>7ND\3>\3>h3Jl4f>UMM""" +
      """R2P1HZ>B835T456;38U2P1U2Mm2U6i156P1R2P1^2d6X5D6R64946@><595a2=9=3R3g2;g2[3H5e26]2R5P1R2P1i1Y1f1\:k6W""" +
      """5i4Y1i4XY2;P5]1n2N^1>X4Q1Q2[2FNC;]3Z14Nb1Z3383L;a4\1<@9:P1353[3f15\2T1C3U6E535<5]15NG^4T1@NC<5H868R2""" +
      """5E565?754E767983C3A@67E:?S=P5h1<@Nd3a4n1653INd?^4E7KW2=6X3a4c1;3R1Nd3R4W1INT5^2:]1=NdQ1Q6NQ23RH4P1i3""" +
      """G4<I3J4S1h38=`1d3[5gHK5`3H4J3^1NZ2j27R24Z1m6E565c3B:3464G43INdo1^f2d9]:e1\BfQ8]T3ek;ef1]YI[e1Gm24Nd9""" +
      """j27?S1a4EM<U1NMo1Ai1bb2_6S14Z4a1>W1R66l2WnAk1iV2YiKmJe7TU1^h6Q:AW1;KGN:6cb??:BIH7Ek2<m=9cY1o75e65683""" +
      """868<5T1535E5S65<8H5E5d25<5?53;E5lO8[25[25m25[25m25[25m25[25m25[25H7f4Q`1U5=f4I3[13S2?4]1ao3E4c17E464""" +
      """?Ql5_BR1Em3]6E@Nd_3<5a25653835N5<5353D3>35353595653835353535356538<5E5<5<535N5c1A95?5c1^n<UTm3m3oT<S""" +
      """1jD8Vl@\1clEoR9jb1WUUR2`F"""
}
