exports.Pool = class {};
