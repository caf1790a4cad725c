import type { CardDefinition } from 'taiki';
import {
  addToShields,
  atMost,
  atRandom,
  barabariety,
  breakShields,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  draw,
  each,
  eachWhile,
  gets,
  guardStrike,
  hasWhile,
  inOrder,
  isBattling,
  itself,
  lookAtTop,
  may,
  oneOf,
  opponentsCreatures,
  opponentsHand,
  power,
  put,
  putIntoMana,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  tamaseed,
  the,
  topOfDeckTo,
  untap,
  when,
  whenPut,
  yourMana,
} from 'taiki/words';

const jaganNoMahoujin = tamaseed({
  name: '邪眼の魔法陣',
  civilizations: ['light', 'water', 'nature'],
  races: ['Demon Command'],
  cost: 3,
  abilities: [
    guardStrike,
    shinkarize,
    whenPut(
      self,
      inOrder(
        lookAtTop(1, 'seen'),
        may(oneOf(addToShields(the('seen')), returnToHand(the('seen')), putIntoMana(the('seen')))),
      ),
    ),
    when({ event: 'moved', what: itself, from: 'hand', to: 'manaZone' }, untap(self)),
  ],
  printings: ['DM24-RP4 008'],
});

const jaONoMahoujin = tamaseed({
  name: '邪尾の魔法陣',
  civilizations: ['light', 'fire', 'nature'],
  races: ['Demon Command'],
  cost: 4,
  abilities: [
    guardStrike,
    shinkarize,
    whenPut(
      self,
      inOrder(
        draw(),
        may(
          put(
            choose(
              cardsIn(['hand', 'manaZone'], 'you', { type: 'element', cost: atMost(3), races: ['Command'] }),
            ),
          ),
        ),
      ),
    ),
    when({ event: 'moved', what: itself, from: 'hand', to: 'manaZone' }, untap(self)),
  ],
  printings: ['DM24-RP4 009'],
});

const nattsumun = creature({
  name: '剛勇幻風ナッツムーン',
  civilizations: ['light', 'nature'],
  races: ['Wild Veggies', 'Rainbow Phantom'],
  cost: 2,
  power: 2000,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'opponent', { type: 'spell' }), {
      kind: 'cost',
      by: 1,
      atLeast: 0,
    }),
    eachWhile(barabariety(3), cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature' }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
  printings: ['DM24-RP4 024'],
});

const garou = creature({
  name: '無頼勇騎ガロウ',
  civilizations: ['fire', 'nature'],
  races: ['Human', 'Beast Folk'],
  cost: 3,
  power: 4000,
  abilities: [
    when({ event: 'tapped', what: itself }, untap(choose(yourMana(), 2))),
    hasWhile(isBattling({}), power(4000)),
  ],
  printings: ['DM24-RP4 027'],
});

const suisen = creature({
  name: '魔誕妖精スイセン',
  civilizations: ['light', 'nature'],
  races: ['Demon Command', 'Snow Faerie'],
  cost: 3,
  power: 3500,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      oneOf(
        putIntoMana(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(6) }))),
        topOfDeckTo('shieldZone'),
      ),
    ),
  ],
  printings: ['DM24-RP4 048'],
});

const ranran = creature({
  name: '魔誕人形ランラン',
  civilizations: ['water', 'darkness'],
  races: ['Demon Command', 'Death Puppet'],
  cost: 3,
  power: 3000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      oneOf(
        returnToHand(choose(cardsIn('battleZone', 'opponent', { type: 'element' }))),
        discard(atRandom(opponentsHand())),
      ),
    ),
  ],
  printings: ['DM24-RP4 049'],
});

const marupia = creature({
  name: '魔誕翔天マルピア',
  civilizations: ['darkness', 'fire'],
  races: ['Demon Command', 'Fire Bird'],
  cost: 3,
  power: 4000,
  abilities: [
    shieldTrigger,
    whenPut(self, oneOf(breakShields(1), gets(choose(opponentsCreatures()), 'turn', power(-4000)))),
  ],
  printings: ['DM24-RP4 050'],
});

const bonme = creature({
  name: '魔誕幻獣ボンメェ',
  civilizations: ['fire', 'nature'],
  races: ['Demon Command', 'Dream Mate'],
  cost: 3,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      oneOf(
        destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element', cost: atMost(4) }))),
        topOfDeckTo('manaZone'),
      ),
    ),
  ],
  printings: ['DM24-RP4 051'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  jaganNoMahoujin,
  jaONoMahoujin,
  nattsumun,
  garou,
  suisen,
  ranran,
  marupia,
  bonme,
];
