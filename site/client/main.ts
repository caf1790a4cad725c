/** The script of every page: a classic script, since browsers block modules and fetch on pages opened from disk. */

import { startLanguage } from './language.ts';
import { startSearch } from './searchPage.ts';
import { startStepper } from './stepper.ts';

document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('.find input')?.focus();
});

startLanguage(window);
startStepper();
startSearch();
