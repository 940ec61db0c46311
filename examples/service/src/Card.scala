package billing

import java.time.YearMonth

/** Stands for a class of a library: nobody here can annotate it. */
final case class Card(holderName: String, number: String, expiresAt: YearMonth)
