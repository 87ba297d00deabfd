require('../runner/compile.cjs');

module.exports = require('./global-teardown.ts').default;
