import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  battle,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  destroy,
  doubleBreaker,
  draw,
  from,
  gains,
  given,
  hasWhile,
  inOrder,
  may,
  opponentsCreatures,
  opponentsShields,
  powerAttacker,
  provided,
  put,
  putIntoGraveyard,
  self,
  shieldTrigger,
  shinkarize,
  speedAttacker,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  that,
  the,
  tripleBreaker,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  whenPutOnto,
  youHave,
  yourTurn,
} from 'taiki/words';
import { creatureOrTamaseed } from '../common.ts';

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

const kamakiri = starEvolutionCreature({
  name: 'カマキリ変怪 ＜マンティス.鬼＞',
  civilizations: ['fire'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 2,
  power: 4000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    whenPutOnto(self, { type: 'tamaseed' }, destroy(choose(opponentsCreatures({ keyword: 'blocker' })))),
  ],
  printings: ['DMRP-22 065'],
});

const konsento = tamaseed({
  name: 'コンセントの炎霊',
  civilizations: ['fire'],
  races: ['Xenoparts', 'Rex Stars'],
  cost: 3,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(self, destroy(choose(cardsIn('battleZone', 'any', creatureOrTamaseed({ cost: atMost(3) }))))),
  ],
  printings: ['DMRP-22 070'],
});

const ikazuchi = starEvolutionCreature({
  name: 'イカズチ邪姫 ＜アレフ.鬼＞',
  civilizations: ['fire'],
  races: ['Demonio', 'Oni Rex Stars'],
  cost: 6,
  power: 8000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['fire'] }] }),
    doubleBreaker,
    whenPutOnto(self, { type: 'tamaseed' }, putIntoGraveyard(choose(opponentsShields()))),
    wheneverAttacks(
      self,
      destroy(choose(cardsIn('battleZone', 'opponent', creatureOrTamaseed({ cost: atMost(5) })))),
    ),
    given(yourTurn, when({ event: 'moved', what: { of: 'opponent' }, to: 'graveyard' }, may(draw()))),
  ],
  printings: ['DMRP-22 004'],
});

export const fire: readonly CardDefinition[] = [
  ikazuchi,
  konsento,
  kamakiri,
  uSAAidoru,
  naminoriSafu,
  kagekirinushi,
  inabasukuna,
  otodokeChurisu,
];
