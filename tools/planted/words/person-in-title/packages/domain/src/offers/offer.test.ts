it('tells her who comes', () => {});
