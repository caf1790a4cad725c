import type { CardDefinition } from 'taiki';
import {
  addToShields,
  any,
  anyOf,
  blocker,
  choose,
  creature,
  destroy,
  doubleBreaker,
  draw,
  happened,
  hyperize,
  hyperMode,
  inOrder,
  insteadDo,
  itself,
  lookAtTop,
  may,
  optional,
  provided,
  put,
  putIntoMana,
  self,
  speedAttacker,
  that,
  the,
  topOfDeckTo,
  tripleBreaker,
  useFree,
  when,
  wheneverAttacks,
  whenPut,
  wouldLeave,
  yourCreatures,
  yourHand,
  yourMana,
} from 'taiki/words';

const eruboromu = creature({
  name: '超光喜 エルボロム',
  civilizations: ['light', 'water'],
  races: ['Demon Command', 'Hyper Monster'],
  cost: 4,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'attacks', what: itself }),
      inOrder(draw(), may(addToShields(choose(yourHand())))),
    ),
    hyperize(),
    hyperMode(
      8500,
      provided(
        happened({ event: 'moved', what: { of: 'you' }, to: 'shieldZone' }),
        when(
          { event: 'endOfTurn', of: 'any' },
          may(useFree(choose(yourHand({ type: 'spell', keyword: 'shieldTrigger' })))),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP2 006'],
});

const shinberomu = creature({
  name: '超哀樹 シンベロム',
  civilizations: ['light', 'nature'],
  races: ['Demon Command', 'Hyper Monster'],
  cost: 5,
  power: 7000,
  abilities: [
    blocker,
    doubleBreaker,
    whenPut(self, inOrder(lookAtTop(2, 'seen'), addToShields(choose(the('seen'))), putIntoMana(the('seen')))),
    hyperize(),
    hyperMode(
      12000,
      tripleBreaker,
      wheneverAttacks(
        self,
        inOrder(
          topOfDeckTo('manaZone'),
          may(put(choose(yourMana({ type: 'creature', keyword: 'shieldTrigger' })))),
        ),
      ),
    ),
  ],
  printings: ['DM24-RP2 007'],
});

const panesukoTeresu = creature({
  name: '超霊淵 パネスコ＝テレス',
  civilizations: ['darkness', 'fire'],
  races: ['Abyss Royal', 'Hyper Monster'],
  cost: 5,
  power: 7000,
  abilities: [
    speedAttacker,
    doubleBreaker,
    optional(wouldLeave(self, insteadDo(destroy(choose(yourCreatures({ other: true })))))),
    hyperize(),
    hyperMode(11000, when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, destroy(that))),
  ],
  printings: ['DM24-RP2 009'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [eruboromu, shinberomu, panesukoTeresu];
