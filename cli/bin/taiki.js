#!/usr/bin/env node
import { taiki } from '../dist/main.js';

process.exitCode = await taiki(process.argv.slice(2));
