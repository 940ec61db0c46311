package library

final case class NonEmptyList[+A](head: A, tail: List[A])
