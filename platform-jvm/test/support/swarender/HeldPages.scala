package swarender

import utest.*

import swarender.output.PagePool

/** Pages that go back to their pool from another thread. */
object HeldPages {

  /** Waits until all pages that `pool` has made are back, 20 seconds at most. */
  def await(pool: PagePool.Bounded): Unit = {
    val end = System.nanoTime + 20000000000L
    while (pool.statistics.held != pool.statistics.made && System.nanoTime < end) Thread.sleep(1)
    val statistics = pool.statistics
    assert(statistics.held == statistics.made)
  }
}
