#!/usr/bin/env node
import { program } from '../dist/main.js';

await program.parseAsync();
