{ shared: ['a', { b: 'imported' }] }
