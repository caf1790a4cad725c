import type { CardDefinition } from 'taiki';
import {
  atLeast,
  atMost,
  blocker,
  cannot,
  cannotBeBlocked,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  gets,
  gravityZero,
  happened,
  hasWhile,
  itself,
  may,
  onlyIf,
  opponentsCreatures,
  power,
  poweredBreaker,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  tamaseed,
  tripleBreaker,
  when,
  whenPut,
  youHave,
  yourGraveyard,
} from 'taiki/words';

const doriruSaiba = starEvolutionCreature({
  name: 'ドリル変怪 ＜サイバー.鬼＞',
  civilizations: ['water'],
  races: ['Cyber Command', 'Oni Rex Stars'],
  cost: 8,
  power: 13000,
  abilities: [
    gravityZero(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' }), atLeast(6))),
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    cannotBeBlocked,
    tripleBreaker,
  ],
  printings: ['DMRP-21 012'],
});

const supairaruBijon = spell({
  name: 'スパイラル・ビジョン',
  civilizations: ['water'],
  cost: 6,
  abilities: [
    shieldTrigger,
    spellAbility(returnToHand(chooseUpTo(opponentsCreatures(), 2))),
    spellAbility(onlyIf(youHave(cardsIn('battleZone', 'you', { type: 'tamaseed' })), draw())),
  ],
  printings: ['DMRP-21 033'],
});

const paradisoSaikurikaStar = starEvolutionCreature({
  name: 'パラディソ ＜サイクリカ.Star＞',
  civilizations: ['water'],
  races: ['Tricks', 'Crystal Command Dragon', 'Rex Stars'],
  cost: 3,
  power: 5000,
  abilities: [
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['water'] }] }),
    blocker,
    when(
      { event: 'tapped', what: itself },
      may(returnToHand(choose(yourGraveyard({ anyOf: [{ type: 'tamaseed' }, { type: 'spell' }] })))),
    ),
  ],
  printings: ['DMRP-21 052'],
});

const sukeputeikku = creature({
  name: '頂上演者 スケプティック',
  civilizations: ['water'],
  races: ['Fire Bird', 'Rex Stars'],
  cost: 4,
  power: 6000,
  abilities: [
    blocker,
    doubleBreaker,
    hasWhile(
      happened(
        { event: 'used', by: 'you', what: { anyOf: [{ type: 'tamaseed' }, { type: 'spell' }] } },
        atMost(0),
      ),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DMRP-21 053'],
});

const teiashakiHami = creature({
  name: 'ティアシャキ・ハーミィ',
  civilizations: ['water'],
  races: ['Tricks', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    poweredBreaker,
    when(
      { event: 'used', by: 'you', what: { anyOf: [{ type: 'tamaseed' }, { type: 'spell' }] } },
      gets(self, 'turn', power(3000)),
    ),
  ],
  printings: ['DMRP-21 054'],
});

const akuaMeru = creature({
  name: 'アクア・メル',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 2,
  power: 2000,
  abilities: [cannotBeBlocked],
  printings: ['DMRP-21 055'],
});

const tsuvai = tamaseed({
  name: 'ツヴァイの海幻',
  civilizations: ['water'],
  races: ['Liquid People', 'Rex Stars'],
  cost: 2,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DMRP-21 056'],
});

export const water: readonly CardDefinition[] = [
  doriruSaiba,
  supairaruBijon,
  paradisoSaikurikaStar,
  sukeputeikku,
  teiashakiHami,
  akuaMeru,
  tsuvai,
];
