// An assertion of an object fails when it is written.
{ outer: [{ fine: 1 }, { assert self.x > 1 : 'x must be above 1', x: 1 }] }
