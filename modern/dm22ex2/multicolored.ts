import type { CardDefinition } from 'taiki';
import {
  any,
  atMost,
  blocker,
  cannotAttackPlayers,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  each,
  guardStrike,
  inOrder,
  may,
  opponentsHand,
  put,
  returnToHand,
  self,
  shieldTrigger,
  shinkarize,
  speedAttacker,
  spell,
  spellAbility,
  takeShieldWithoutTrigger,
  tamaseed,
  topOfDeckTo,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourGraveyard,
  yourShields,
} from 'taiki/words';

const tamashiNoSaiDou = spell({
  name: '魂の再動',
  civilizations: ['water', 'darkness'],
  cost: 6,
  abilities: [spellAbility(put(yourGraveyard({ type: 'tamaseed', cost: atMost(4) })))],
  printings: ['DM22-EX2 008'],
});

const kiraZaKiru = tamaseed({
  name: 'キラー・ザ・キルの黒像',
  civilizations: ['darkness', 'fire'],
  races: ['Demon Command Dragon', 'Rex Stars'],
  cost: 5,
  abilities: [
    shieldTrigger,
    shinkarize,
    whenPut(
      self,
      destroy(
        choose(cardsIn('battleZone', 'opponent', { anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })),
      ),
    ),
  ],
  printings: ['DM22-EX2 027'],
});

const zaHito = creature({
  name: '絶速 ザ・ヒート',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command'],
  cost: 4,
  power: 4000,
  abilities: [
    speedAttacker,
    whenPut(
      self,
      inOrder(topOfDeckTo('graveyard', 3), may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))),
    ),
  ],
  printings: ['DM22-EX2 045'],
});

const zaBurakkuGs = creature({
  name: '轟音 ザ・ブラック GS',
  civilizations: ['darkness', 'fire'],
  races: ['Sonic Command', 'Initials'],
  cost: 4,
  power: 3000,
  abilities: [
    guardStrike,
    speedAttacker,
    wheneverAttacks(self, discard(choose(opponentsHand(), 1, 'opponent'))),
  ],
  printings: ['DM22-EX2 046'],
});

const gigagedo = creature({
  name: '魔獣星樹ギガゲドー',
  civilizations: ['light', 'darkness'],
  races: ['Chimera', 'Starlight Tree'],
  cost: 3,
  power: 5000,
  abilities: [
    blocker,
    cannotAttackPlayers,
    whenPut(any('you'), may(takeShieldWithoutTrigger(choose(yourShields())))),
    whenDestroyed(self, may(topOfDeckTo('shieldZone'))),
  ],
  printings: ['DM22-EX2 068'],
});

const choiwaRupia = creature({
  name: 'チョイワ・ルピア',
  civilizations: ['darkness', 'fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 2000,
  abilities: [
    whenPut(self, topOfDeckTo('graveyard', 2)),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Dragon'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
  printings: ['DM22-EX2 074'],
});

/** Cards of several civilizations. */
export const multicolored: readonly CardDefinition[] = [
  tamashiNoSaiDou,
  kiraZaKiru,
  zaHito,
  zaBurakkuGs,
  gigagedo,
  choiwaRupia,
];
