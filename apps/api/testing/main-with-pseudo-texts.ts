/** The server for browser tests: it also speaks the language of the tests. */
import './pseudo-texts.ts';
import '../src/main.ts';
