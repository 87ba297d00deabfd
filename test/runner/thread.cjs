require('./compile.cjs');
require(process.argv[2]);
