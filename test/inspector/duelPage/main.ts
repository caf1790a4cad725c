import { attachPage } from '@taiki/inspector/page';
import { createDuel, greedyAgent, starterDecks } from 'taiki';

/** A page in which two agents play; the part of its address after `#` is the address of the inspector. */
async function play(show: (text: string) => void): Promise<void> {
  const attached = await attachPage(decodeURIComponent(location.hash.slice(1)));
  const recorder = attached.watch('bots in a page');
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  const duel = createDuel({ decks, seed: 7, inspect: recorder });
  recorder.follow(duel);
  let answers = 0;
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    await attached.atDecision(recorder);
    duel.choose(greedyAgent(duel.view(decision.player), decision));
    show(`${++answers} answers`);
  }
  attached.close();
  show(`over after ${answers} answers`);
}

const status = document.querySelector('[role=status]');
const show = (text: string): void => {
  if (status !== null) status.textContent = text;
};
play(show).catch((error: unknown) => show(String(error)));
