#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { taiki } from '../dist/main.js';

// Decision 0268: V8 takes so long to optimize large pieces of the engine that a few hundred duels are over before it pays.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');

process.exitCode = await taiki(process.argv.slice(2));
