import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  battle,
  cannot,
  cardsIn,
  chooseUpTo,
  creature,
  doubleBreaker,
  from,
  gains,
  hasWhile,
  inOrder,
  may,
  opponentsCreatures,
  powerAttacker,
  provided,
  put,
  self,
  shieldTrigger,
  speedAttacker,
  starEvolution,
  starEvolutionCreature,
  that,
  the,
  tripleBreaker,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  youHave,
} from 'taiki/words';

const uSAAidoru = creature({
  name: 'U・S・A・AIDORU',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 4,
  power: 3000,
  abilities: [
    speedAttacker,
    from(
      ['hand'],
      provided(
        youHave(cardsIn('battleZone', 'you', { names: ['U・S・A・AIDORU'] }), atMost(0)),
        whenDestroyed(any('you', { evolution: true }), may(put(self))),
      ),
    ),
  ],
  printings: ['DMRP-22 020'],
});

const naminoriSafu = starEvolutionCreature({
  name: 'ナミノリ童子 ＜サーフ.鬼＞',
  civilizations: ['fire'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 4,
  power: 7000,
  abilities: [
    {
      kind: 'static',
      while: youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })),
      affects: self,
      effects: [gains(shieldTrigger)],
      from: ['shieldZone'],
    },
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    doubleBreaker,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DMRP-22 038'],
});

const kagekirinushi = creature({
  name: 'KAGEKIRINUSHI',
  civilizations: ['fire'],
  races: ['Eve Unit', 'Demonio', 'Oni Rex Stars'],
  cost: 4,
  power: 5000,
  abilities: [
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })),
      gains(powerAttacker(7000), tripleBreaker),
    ),
  ],
  printings: ['DMRP-22 066'],
});

const inabasukuna = creature({
  name: 'INABASUKUNA',
  civilizations: ['fire'],
  races: ['Eve Unit', 'Demonio', 'Oni Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [
    wheneverAttacks(
      any('you', { evolution: true }),
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), that)),
    ),
  ],
  printings: ['DMRP-22 067'],
});

const otodokeChurisu = creature({
  name: 'オトドケ・チュリス',
  civilizations: ['fire'],
  races: ['Beat Jockey', 'Rex Stars'],
  cost: 1,
  power: 1000,
  abilities: [
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), atMost(0)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DMRP-22 068'],
});

export const fire: readonly CardDefinition[] = [
  uSAAidoru,
  naminoriSafu,
  kagekirinushi,
  inabasukuna,
  otodokeChurisu,
];
