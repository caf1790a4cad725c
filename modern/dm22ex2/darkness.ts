import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atEndOfYourTurn,
  atMost,
  atRandom,
  blocker,
  cannot,
  cardsIn,
  choose,
  costOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  evolution,
  evolutionCreature,
  evolutionFrom,
  gets,
  guardStrike,
  hasWhile,
  inOrder,
  itself,
  may,
  mugenCrime,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  put,
  putIntoGraveyard,
  self,
  shieldTrigger,
  shinkarize,
  slayer,
  smashBurst,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tamaseed,
  that,
  topOfDeckTo,
  tripleBreaker,
  twinpact,
  vortexEvolution,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
  yourShields,
} from 'taiki/words';

const baromusupon = evolutionCreature({
  name: '悪魔神バロムスポーン',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 9000,
  abilities: [
    guardStrike,
    evolution({ civilizations: ['darkness'] }),
    doubleBreaker,
    whenPut(self, destroy(cardsIn('battleZone', 'any', { not: { civilizations: ['darkness'] } }))),
  ],
  printings: ['DM22-EX2 002'],
});

const dakuObuZaRuna = evolutionCreature({
  name: '超神龍ダーク・オブ・ザ・ルナー',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 11000,
  abilities: [
    evolutionFrom('graveyard', vortexEvolution({ civilizations: ['darkness'] }, 2)),
    doubleBreaker,
    whenPut(self, topOfDeckTo('graveyard', 6)),
    wheneverAttacks(
      { of: 'you', filter: { races: ['Dragon'] } },
      may(
        put(
          choose(
            yourGraveyard({
              type: 'creature',
              cost: atMost(plus(costOf(that), -1)),
              civilizations: ['darkness'],
            }),
          ),
        ),
      ),
    ),
  ],
  printings: ['DM22-EX2 003'],
});

const georuguBaboshutain = twinpact(
  'ゲオルグ・バーボシュタイン / ゴースト・タッチ',
  creature({
    name: 'ゲオルグ・バーボシュタイン',
    civilizations: ['darkness'],
    races: ['Mafi Gang'],
    cost: 4,
    power: 3000,
    abilities: [
      smashBurst,
      when({ event: 'discarded', by: 'opponent' }, gets(choose(opponentsCreatures()), 'turn', power(-3000))),
    ],
    printings: ['DM22-EX2 005'],
  }),
  spell({
    name: 'ゴースト・タッチ',
    civilizations: ['darkness'],
    cost: 2,
    abilities: [shieldTrigger, spellAbility(discard(atRandom(opponentsHand())))],
  }),
);

const vogenmu = creature({
  name: '堕∞魔 ヴォゲンム',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Demon Command', 'Magic Tool'],
  cost: 4,
  power: 13000,
  abilities: [tripleBreaker, atEndOfYourTurn(topOfDeckTo('graveyard', 13))],
  printings: ['DM22-EX2 016'],
});

const famiriaKinako = twinpact(
  '目覚めのファミリア キナコ / ムボー日和',
  creature({
    name: '目覚めのファミリア キナコ',
    civilizations: ['darkness'],
    races: ['Death Puppet', 'Oracle', 'Distas'],
    cost: 2,
    power: 1000,
    abilities: [
      slayer,
      {
        kind: 'static',
        affects: self,
        effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
        from: ['graveyard'],
      },
    ],
    printings: ['DM22-EX2 052'],
  }),
  spell({
    name: 'ムボー日和',
    civilizations: ['nature'],
    cost: 3,
    abilities: [
      spellAbility(putIntoGraveyard(choose(yourMana())), {
        do: 'moveTop',
        who: 'you',
        count: 2,
        to: 'manaZone',
        tapped: true,
      }),
    ],
  }),
);

const deddoendo = creature({
  name: '不死（ゾンビ） デッドエンド',
  civilizations: ['darkness'],
  races: ['Demon Command', 'Sonic Command', 'Invader'],
  cost: 2,
  power: 4000,
  abilities: [
    blocker,
    whenPut(self, discard(choose(yourHand()))),
    hasWhile(
      youHave(cardsIn('battleZone', 'you', { other: true, races: ['Command'] }), atMost(0)),
      cannot({ do: 'attack' }),
    ),
  ],
  printings: ['DM22-EX2 061'],
});

const yattoPauru = creature({
  name: 'ヤット・パウル',
  civilizations: ['darkness'],
  races: ['Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [whenPut(self, takeShieldWithoutTrigger(choose(yourShields())))],
  printings: ['DM22-EX2 062'],
});

const romanofu = tamaseed({
  name: 'ロマノフの黒像',
  civilizations: ['darkness'],
  races: ['Dark Lord', 'Knight', 'Rex Stars'],
  cost: 1,
  abilities: [shinkarize, whenPut(self, topOfDeckTo('graveyard'))],
  printings: ['DM22-EX2 067'],
});

const basudaku = twinpact(
  '罪無 バスダク極 / ダックス奮闘',
  creature({
    name: '罪無 バスダク極',
    civilizations: ['darkness'],
    races: ['Mafi Gang', 'Team Zero'],
    cost: 6,
    power: 5000,
    abilities: [
      mugenCrime(3, 'darkness'),
      whenPut(self, destroy(choose(opponentsCreatures({ tapped: false })))),
    ],
    printings: ['DM22-EX2 069'],
  }),
  spell({
    name: 'ダックス奮闘',
    civilizations: ['water'],
    cost: 1,
    abilities: [
      spellAbility(
        gets(
          choose(yourCreatures()),
          'yourNextTurn',
          cannot({ do: 'beAttacked' }),
          cannot({ do: 'beChosen', by: 'opponent' }),
        ),
      ),
    ],
  }),
);

const kyouOni98GouGashagon = twinpact(
  '凶鬼98号 ガシャゴン / 堕呪 ブラッドゥ',
  creature({
    name: '凶鬼98号 ガシャゴン',
    civilizations: ['darkness'],
    races: ['Mafi Gang', 'Magic Tool'],
    cost: 3,
    power: 5000,
    abilities: [
      blocker,
      slayer,
      when(
        anyOf({ event: 'attacks', what: itself }, { event: 'blocks', what: itself }),
        discard(choose(yourHand())),
      ),
    ],
    printings: ['DM22-EX2 070'],
  }),
  spell({
    name: '堕呪 ブラッドゥ',
    civilizations: ['water'],
    races: ['Magic Tool'],
    cost: 2,
    abilities: [
      spellAbility(
        oneOf(
          { do: 'move', what: yourGraveyard(), to: 'deck', shuffled: true },
          { do: 'move', what: cardsIn('graveyard', 'opponent'), to: 'deck', shuffled: true },
        ),
      ),
      spellAbility(draw()),
    ],
  }),
);

const koniKomachi = twinpact(
  'コオニ小町 / 「世界はジャオウガ様のモノ！」',
  creature({
    name: 'コオニ小町',
    civilizations: ['darkness'],
    races: ['Demonio'],
    cost: 2,
    power: 2000,
    abilities: [
      whenPut(self, inOrder(discard(choose(yourHand())), discard(choose(opponentsHand(), 1, 'opponent')))),
    ],
    printings: ['DM22-EX2 072'],
  }),
  spell({
    name: '「世界はジャオウガ様のモノ！」',
    civilizations: ['fire'],
    cost: 3,
    abilities: [spellAbility(discard(yourHand()), draw(3))],
  }),
);

export const darkness: readonly CardDefinition[] = [
  baromusupon,
  dakuObuZaRuna,
  georuguBaboshutain,
  vogenmu,
  famiriaKinako,
  deddoendo,
  yattoPauru,
  romanofu,
  basudaku,
  kyouOni98GouGashagon,
  koniKomachi,
];
