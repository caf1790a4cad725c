import type { CardDefinition } from 'taiki';
import {
  choose,
  creature,
  guardStrike,
  itself,
  may,
  putIntoManaFaceDown,
  returnToHand,
  self,
  when,
  whenPut,
  yourHand,
  yourMana,
} from 'taiki/words';

const shidanNyahan = creature({
  name: '策士のシダン ニャハン',
  civilizations: [],
  races: ['Oracle Celes'],
  cost: 2,
  power: 2222,
  abilities: [
    guardStrike,
    whenPut(self, may(putIntoManaFaceDown(choose(yourHand())))),
    when(
      { event: 'moved', what: itself, from: 'battleZone' },
      may(returnToHand(choose(yourMana({ races: ['Oracle', 'Unknown', 'Zenith'] })))),
    ),
  ],
  printings: ['DM24-BD6 008'],
});

/** The cards of DM24-BD6. */
export const dm24bd6: readonly CardDefinition[] = [shidanNyahan];
