// Lets a process load the sources, and its threads too: `--import tsx` does that for the first thread only.
import { register } from 'tsx/esm/api';

register();
