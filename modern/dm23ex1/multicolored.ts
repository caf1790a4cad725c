import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atLeast,
  creature,
  doubleMekreid,
  gains,
  hasWhile,
  itself,
  justDiver,
  lookAtTop,
  may,
  moveTo,
  oneOf,
  returnToHand,
  shieldsAre,
  speedAttacker,
  sympathy,
  the,
  tripleBreaker,
  when,
  yourCreatures,
} from 'taiki/words';

const purin = creature({
  name: '鬼羅王女プリン',
  civilizations: ['water', 'nature'],
  races: ['Giant Hunter', 'Alien'],
  cost: 5,
  power: 5000,
  abilities: [
    when(
      anyOf({ event: 'put', what: itself }, { event: 'startOfTurn', of: 'opponent' }),
      may(lookAtTop(1, 'seen'), oneOf(returnToHand(the('seen')), moveTo('manaZone', the('seen'), 'tapped'))),
    ),
  ],
  printings: ['DM23-EX1 027'],
});

const kaiza = creature({
  name: '「勝利」の頂カイザー「刃鬼」',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Red Command Dragon', 'Giant Hunter', 'Zenith'],
  cost: 11,
  power: 17000,
  abilities: [
    sympathy(yourCreatures({ races: ['Hunter'] })),
    justDiver,
    tripleBreaker,
    when(
      anyOf({ event: 'put', what: itself, how: 'summoned' }, { event: 'attacks', what: itself }),
      doubleMekreid(10, { races: ['Hunter'] }),
    ),
    hasWhile(shieldsAre('opponent', atLeast(5)), gains(speedAttacker)),
  ],
  printings: ['DM23-EX1 007'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [purin, kaiza];
