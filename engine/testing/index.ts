export { type Arrangement, arrange, type CardInput, type PlayerInput, type ZoneInput } from './arrange.ts';
