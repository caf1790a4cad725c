import { register } from 'node:module';

/** To be imported first by a process that runs sources: it takes those of the packages from their bundle. */
register(new URL('./bundleHooks.js', import.meta.url));
