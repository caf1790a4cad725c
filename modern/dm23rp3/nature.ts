import type { CardDefinition } from 'taiki';
import {
  attacksFirst,
  battle,
  cannot,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  draw,
  each,
  gets,
  guardman,
  hasWhile,
  inOrder,
  instead,
  machFighter,
  may,
  megaLastBurst,
  opponentsCreatures,
  opponentsTurn,
  power,
  repeat,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
  topOfDeckTo,
  twinpact,
  when,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
} from 'taiki/words';

const kyudouNoYousei = twinpact(
  '弓道の妖精 / ド級の弩弓',
  creature({
    name: '弓道の妖精',
    civilizations: ['nature'],
    races: ['Giant Snow Faerie'],
    cost: 5,
    power: 7000,
    abilities: [
      {
        kind: 'static',
        affects: self,
        effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'manaZone' } }],
        from: ['manaZone'],
      },
      doubleBreaker,
      megaLastBurst,
    ],
    printings: ['DM23-RP3 023'],
  }),
  spell({
    name: 'ド級の弩弓',
    civilizations: ['nature'],
    races: ['Giant Skill'],
    cost: 2,
    abilities: [
      spellAbility(may(battle(choose(yourCreatures()), choose(opponentsCreatures())))),
      spellAbility(draw()),
    ],
  }),
);

const beriaVsKyadi = creature({
  name: '運明！ベリアvs.キャディ',
  civilizations: ['nature'],
  races: ['Giant Insect', 'Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    guardman,
    hasWhile(opponentsTurn, power(10000)),
    when(
      { event: 'put', what: { of: 'opponent', filter: { type: 'element' } }, how: 'unpaid' },
      may(topOfDeckTo('manaZone')),
    ),
  ],
  printings: ['DM23-RP3 025'],
});

const maiAtamaNoChoujin = creature({
  name: '舞頭の超人',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 8,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, repeat(2, battle(choose(yourCreatures()), choose(opponentsCreatures())))),
  ],
  printings: ['DM23-RP3 040'],
});

const shinaiNoChoujin = twinpact(
  '竹刀の超人 / サイバー免許皆伝',
  creature({
    name: '竹刀の超人',
    civilizations: ['nature'],
    races: ['Giant'],
    cost: 2,
    power: 2000,
    abilities: [machFighter],
    printings: ['DM23-RP3 049'],
  }),
  spell({
    name: 'サイバー免許皆伝',
    civilizations: ['water'],
    races: ['Giant Skill'],
    cost: 2,
    abilities: [
      shieldTrigger,
      spellAbility(
        gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
      ),
      spellAbility(draw()),
    ],
  }),
);

const zazamuVs = creature({
  name: '振卓！ザザームvs.強振',
  civilizations: ['nature'],
  races: ['Giant', 'Abyss Royal'],
  cost: 6,
  power: 5000,
  abilities: [
    shieldTrigger,
    whenPut(self, may(tap(self))),
    each(opponentsCreatures(), attacksFirst({ itself: true })),
  ],
  printings: ['DM23-RP3 066'],
});

const bouTakanoYousei = creature({
  name: '棒高の妖精',
  civilizations: ['nature'],
  races: ['Giant Snow Faerie'],
  cost: 4,
  power: 5000,
  abilities: [
    guardman,
    whenPut(
      self,
      inOrder({ do: 'choose', what: chooseUpTo(opponentsCreatures(), 1) }, battle(the('chosen'), self)),
    ),
  ],
  printings: ['DM23-RP3 067'],
});

const debokkuVsGurandosuramu = creature({
  name: '轟開！デボックvs.グランドスラム',
  civilizations: ['nature'],
  races: ['Giant Insect', 'Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [machFighter, wouldBeDestroyed(self, instead('manaZone'))],
  printings: ['DM23-RP3 068'],
});

export const nature: readonly CardDefinition[] = [
  kyudouNoYousei,
  beriaVsKyadi,
  maiAtamaNoChoujin,
  shinaiNoChoujin,
  zazamuVs,
  bouTakanoYousei,
  debokkuVsGurandosuramu,
];
