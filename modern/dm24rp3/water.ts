import type { CardDefinition } from 'taiki';
import {
  another,
  any,
  atLeast,
  atMost,
  barabariety,
  blocker,
  callnion,
  cannot,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  each,
  from,
  gets,
  hyperEnergy,
  instead,
  itself,
  justDiver,
  may,
  oneOf,
  opponentsCreatures,
  optional,
  poweredBlocker,
  provided,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  that,
  the,
  useFree,
  when,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourMana,
} from 'taiki/words';
import { summonedFor } from '../common.ts';

const yobinionKuroura = creature({
  name: 'ヨビニオン・クロウラー',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 4,
  power: 3000,
  abilities: [blocker, callnion, optional(wouldBeDestroyed(self, instead('hand')))],
  printings: ['DM24-RP3 017'],
});

const burusu = creature({
  name: '響乱の不死帝 ブルース',
  civilizations: ['water'],
  races: ['Magic Outrage'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      oneOf(
        returnToHand(choose(opponentsCreatures())),
        returnToHand(opponentsCreatures({ cost: atMost(2) })),
      ),
    ),
  ],
  printings: ['DM24-RP3 018'],
});

const yobinionSunaipa = creature({
  name: 'ヨビニオン・スナイパー',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 5000,
  abilities: [
    blocker,
    poweredBlocker(4000),
    callnion,
    whenPut(
      self,
      gets(
        chooseUpTo(opponentsCreatures(), 2),
        'yourNextTurn',
        cannot({ do: 'attack' }),
        cannot({ do: 'block' }),
      ),
    ),
  ],
  printings: ['DM24-RP3 034'],
});

const fantaji = creature({
  name: '爆藍月 ファンタジー',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 6,
  power: 4000,
  abilities: [
    shieldTrigger,
    hyperEnergy,
    blocker,
    when(
      { event: 'tapped', what: itself },
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DM24-RP3 035'],
});

const pashifikkuHiro = creature({
  name: 'パシフィック・ヒーロー',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 3,
  power: 4000,
  abilities: [
    justDiver,
    provided(
      barabariety(3),
      whenPut(
        another('you'),
        gets(that, 'yourNextTurn', cannot({ do: 'beChosen', by: 'opponent' }), cannot({ do: 'beAttacked' })),
      ),
    ),
  ],
  printings: ['DM24-RP3 036'],
});

const tsuinShikkusu = creature({
  name: 'ツイン・シックス',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 2,
  power: 2000,
  abilities: [
    justDiver,
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { cost: atLeast(6) }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    whenPut(any('you', { cost: atLeast(6) }), may(draw())),
  ],
  printings: ['DM24-RP3 037'],
});

const rakuRakuRakuRakuRaku = spell({
  name: '♪楽楽楽 楽楽楽楽 楽楽楽',
  civilizations: ['water'],
  races: ['Magic Song'],
  cost: 6,
  abilities: [
    shieldTrigger,
    from(
      ['hand'],
      provided(
        youHave(yourMana({ civilizations: ['water'] })),
        when({ event: 'put', what: any('you', { cost: atLeast(6) }), how: 'summoned' }, may(useFree(self))),
      ),
    ),
    spellAbility(
      { do: 'choose', what: choose(opponentsCreatures()) },
      {
        do: 'modes',
        modes: [putOnDeck(the('chosen'), 'top'), putOnDeckBottom(the('chosen'))],
        count: 1,
        by: 'opponent',
      },
    ),
  ],
  printings: ['DM24-RP3 038'],
});

const kinguOrukadizu = creature({
  name: 'キング・オルカディズ',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 2,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      may(returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(3) })))),
    ),
  ],
  printings: ['DM24-RP3 059'],
});

const sugoroonya = creature({
  name: '芸馬猫刄 スゴローニャ',
  civilizations: ['water'],
  races: ['Magic Monster', 'Game Command'],
  cost: 5,
  power: 6000,
  abilities: [
    summonedFor(3, 'water'),
    when({ event: 'put', what: itself, how: 'alternative' }, returnToHand(choose(yourMana()))),
    doubleBreaker,
  ],
  printings: ['DM24-RP3 057'],
});

const tinyKrill = creature({
  name: 'タイニー・クリル',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 1,
  power: 1000,
  abilities: [cannotAttack, wouldBeDestroyed(self, instead('hand'))],
  printings: ['DM24-RP3 060'],
});

export const water: readonly CardDefinition[] = [
  tinyKrill,
  sugoroonya,
  yobinionKuroura,
  burusu,
  yobinionSunaipa,
  fantaji,
  pashifikkuHiro,
  tsuinShikkusu,
  rakuRakuRakuRakuRaku,
  kinguOrukadizu,
];
