require('../runner/compile.cjs');

module.exports = require('./global-setup.ts').default;
