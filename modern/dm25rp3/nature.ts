import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atMost,
  attacksFirst,
  battle,
  both,
  called,
  cannotAttack,
  cardsIn,
  choose,
  chooseUpTo,
  civilizations,
  countOf,
  creature,
  dangerousDash,
  doubleBreaker,
  each,
  exactly,
  from,
  gains,
  gets,
  guardStrike,
  happened,
  has,
  hyperSoulX,
  instead,
  machFighter,
  may,
  neoCreature,
  neoEvolution,
  opponentsCreatures,
  opponentsMana,
  optional,
  plus,
  power,
  poweredBreaker,
  provided,
  put,
  putIntoGraveyard,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  topOfDeckTo,
  tripleBreaker,
  untap,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  wouldBeDestroyed,
  youHave,
  yourCreatures,
  yourMana,
} from 'taiki/words';
import { LEAVES_ONLY_WHAT_IS_BELOW } from '../common.ts';

const prin = creature({
  name: 'PP-「P（プリン）」',
  civilizations: ['nature'],
  races: ['Alien', 'Hunter', 'Techno Samurai'],
  cost: 3,
  power: 3000,
  abilities: [
    {
      kind: 'replacement',
      of: {
        event: 'moves',
        what: any('opponent', { cost: atLeast(plus(countOf(opponentsMana()), 1)) }),
        to: 'battleZone',
      },
      instead: { kind: 'move', to: 'manaZone' },
    },
    hyperSoulX(
      provided(
        youHave(opponentsCreatures({ tapped: true }), exactly(0)),
        when(
          { event: 'endOfTurn', of: 'opponent' },
          may(topOfDeckTo('manaZone', 2), returnToHand(choose(yourMana()))),
        ),
      ),
    ),
  ],
  printings: ['DM25-RP3 006'],
});

const darkZeos = creature({
  name: '黒魔誕ダーク・ジオス',
  civilizations: ['nature'],
  races: ['Demon Command'],
  cost: 5,
  power: 5000,
  abilities: [
    guardStrike,
    machFighter,
    from(
      ['manaZone'],
      provided(
        both(
          happened({ event: 'attacks', what: any('you') }, exactly(2)),
          youHave(cardsIn('battleZone', 'you', { names: ['黒魔誕ダーク・ジオス'] }), exactly(0)),
        ),
        wheneverAttacks(any('you'), may(put(self))),
      ),
    ),
  ],
  printings: ['DM25-RP3 020'],
});

const jaVerde = creature({
  name: '轟速 ジャ・ヴェルデ',
  civilizations: ['nature'],
  races: ['Sonic Command', 'Invader'],
  cost: 3,
  power: 4000,
  abilities: [
    machFighter,
    when(
      { event: 'attacks', what: { of: 'you', filter: { itself: true, fresh: true } } },
      untap(choose(yourMana(), 2)),
    ),
    each(yourMana(), civilizations('light', 'water', 'darkness', 'fire', 'nature')),
  ],
  printings: ['DM25-RP3 021'],
});

const xenogear1 = neoCreature({
  name: 'XENOGEAR-雷1号',
  civilizations: ['nature'],
  races: ['Dream Mate', 'Techno Samurai'],
  cost: 4,
  power: 6000,
  abilities: [
    dangerousDash('nature', 2),
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    doubleBreaker,
    whenPut(self, topOfDeckTo('manaZone')),
  ],
  printings: ['DM25-RP3 048'],
});

const xenogear2 = neoCreature({
  name: 'XENOGEAR-拳2号',
  civilizations: ['nature'],
  races: ['Earth Dragon', 'Techno Samurai'],
  cost: 2,
  power: 14000,
  abilities: [
    dangerousDash('nature', 3),
    neoEvolution({ civilizations: ['light', 'fire', 'nature'] }),
    tripleBreaker,
    cannotAttack,
  ],
  printings: ['DM25-RP3 050'],
});

const shinnagunir = creature({
  name: '黒哀剣 シンナグニル',
  civilizations: ['nature'],
  races: ["Master's Legacy", 'Fusioner'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      may(putIntoMana(choose(cardsIn('battleZone', 'any', { type: 'element', cost: atMost(4) })))),
    ),
    hyperSoulX(LEAVES_ONLY_WHAT_IS_BELOW),
  ],
  printings: ['DM25-RP3 051'],
});

const xenotechSword = spell({
  name: '「ゼノテクソード出撃!!」',
  civilizations: ['nature'],
  cost: 4,
  abilities: [
    shieldTrigger,
    dangerousDash('nature', 2),
    spellAbility(
      gets(called(choose(yourCreatures()), 'champion'), 'turn', power(6000), gains(poweredBreaker)),
      { do: 'choose', what: called(chooseUpTo(opponentsCreatures(), 1), 'opposed') },
      battle(the('opposed'), the('champion')),
    ),
  ],
  printings: ['DM25-RP3 052'],
});

const samba38 = creature({
  name: '戦祭SAMBA-38',
  civilizations: ['nature'],
  races: ['Mystery Totem', 'Techno Samurai'],
  cost: 3,
  power: 5000,
  abilities: [
    shieldTrigger,
    has({ kind: 'entersTapped' }),
    each(opponentsCreatures(), attacksFirst({ is: self })),
  ],
  printings: ['DM25-RP3 073'],
});

const aqRotation = creature({
  name: 'AQrotation',
  civilizations: ['nature'],
  races: ['Magic Liquid People'],
  cost: 2,
  power: 2000,
  abilities: [machFighter, optional(wouldBeDestroyed(self, instead('manaZone')))],
  printings: ['DM25-RP3 074'],
});

const topGija = creature({
  name: '轟速奪取 トップギジャ',
  civilizations: ['nature'],
  races: ['Outrage', 'Invader'],
  cost: 2,
  power: 1000,
  abilities: [
    guardStrike,
    whenPut(self, topOfDeckTo('manaZone')),
    whenDestroyed(self, putIntoGraveyard(choose(yourMana()))),
  ],
  printings: ['DM25-RP3 075'],
});

export const nature: readonly CardDefinition[] = [
  prin,
  darkZeos,
  jaVerde,
  xenogear1,
  xenogear2,
  shinnagunir,
  xenotechSword,
  samba38,
  aqRotation,
  topGija,
];
