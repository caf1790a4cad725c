import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  attackChance,
  blocker,
  charger,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  gets,
  guardStrike,
  inOrder,
  may,
  opponentsCreatures,
  opponentsHand,
  plus,
  power,
  put,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  spell,
  spellAbility,
  that,
  topOfDeckTo,
  twinpact,
  when,
  whenPut,
  yourGraveyard,
} from 'taiki/words';

const ribasuRapia = twinpact(
  'リバース・ラピア / 「闇の王に逆らったらこうなるんだから♪」',
  creature({
    name: 'リバース・ラピア',
    civilizations: ['darkness'],
    races: ['Fire Bird', 'Zombie Dragon'],
    cost: 5,
    power: 3000,
    abilities: [
      shieldTrigger,
      whenPut(
        self,
        may(
          topOfDeckTo('graveyard', 3),
          destroy(choose(opponentsCreatures({ cost: atMost(plus(countOf(yourGraveyard()), -1)) }))),
        ),
      ),
    ],
    printings: ['DM25-EX1 060'],
  }),
  spell({
    name: '「闇の王に逆らったらこうなるんだから♪」',
    civilizations: ['darkness'],
    races: ['Fire Bird Word'],
    cost: 3,
    abilities: [
      spellAbility(
        topOfDeckTo('graveyard'),
        may(returnToHand(choose(yourGraveyard({ races: ['Phoenix'] })))),
      ),
      charger,
    ],
  }),
);

const shuKamiNoHijiriTon = twinpact(
  '蛛紙の聖沌 009um0 / 「それがシノビのサダメ…」',
  creature({
    name: '蛛紙の聖沌 009um0',
    civilizations: ['darkness'],
    races: ['Mecha Del Stella', 'Shinobi'],
    cost: 2,
    power: 2000,
    abilities: [
      guardStrike,
      when({ event: 'put', what: any('opponent'), how: 'notSummoned' }, destroy(that)),
    ],
    printings: ['DM25-EX1 061'],
  }),
  spell({
    name: '「それがシノビのサダメ…」',
    civilizations: ['darkness'],
    races: ['Shinobi Word'],
    cost: 5,
    abilities: [
      spellAbility(put(choose(yourGraveyard({ type: 'element', cost: atMost(7), races: ['Shinobi'] })))),
    ],
  }),
);

const koKorehaNinjaHidenKaton = spell({
  name: '「こ、これは忍者秘伝、火遁の術よ!!」',
  civilizations: ['darkness'],
  races: ['Shinobi Word'],
  cost: 3,
  abilities: [
    attackChance({ races: ['Shinobi'] }),
    spellAbility(discard(choose(opponentsHand(), 1, 'opponent'))),
    spellAbility(gets(choose(opponentsCreatures()), 'turn', power(-3000))),
  ],
  printings: ['DM25-EX1 081'],
});

const tatamiMantra = twinpact(
  '防ぐ混沌 タタミマントラ / 「ここは行かせません！」',
  creature({
    name: '防ぐ混沌 タタミマントラ',
    civilizations: ['darkness'],
    races: ['Mecha Del Stella', 'Shinobi'],
    cost: 3,
    power: 1000,
    abilities: [
      blocker,
      slayer,
      whenPut(
        self,
        inOrder(
          may(topOfDeckTo('graveyard', 3)),
          may(returnToHand(choose(yourGraveyard({ races: ['Shinobi'] })))),
        ),
      ),
    ],
    printings: ['DM25-EX1 043a'],
  }),
  spell({
    name: '「ここは行かせません！」',
    civilizations: ['darkness'],
    races: ['Shinobi Word'],
    cost: 4,
    abilities: [
      shieldTrigger,
      spellAbility(
        topOfDeckTo('graveyard', 4),
        destroy(choose(opponentsCreatures({ cost: atMost(countOf(yourGraveyard())) }))),
      ),
    ],
  }),
);

export const darkness: readonly CardDefinition[] = [
  tatamiMantra,
  ribasuRapia,
  shuKamiNoHijiriTon,
  koKorehaNinjaHidenKaton,
];
