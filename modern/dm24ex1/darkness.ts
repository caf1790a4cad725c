import type { CardDefinition } from 'taiki';
import {
  anyOf,
  atEndOfYourTurn,
  blocker,
  cardsIn,
  choose,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  fortEnergy,
  from,
  given,
  guardStrike,
  inOrder,
  may,
  opponentsTurn,
  put,
  putIntoGraveyard,
  returnToHand,
  revolutionChange,
  self,
  shieldTrigger,
  slayer,
  topOfDeckTo,
  when,
  whenDestroyed,
  whenPut,
  yourGraveyard,
  yourShields,
} from 'taiki/words';

const cheshaRupia = creature({
  name: 'チェシャ・ルピア',
  civilizations: ['darkness'],
  races: ['Fire Bird'],
  cost: 5,
  power: 1000,
  abilities: [
    shieldTrigger,
    blocker,
    slayer,
    from(['graveyard'], whenDestroyed({ of: 'you', filter: { races: ['Dragon'] } }, put(self))),
  ],
  printings: ['DM24-EX1 057'],
});

const rokkaMagunamu = creature({
  name: '冥土人形ロッカ・マグナム',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 2000,
  abilities: [
    guardStrike,
    given(
      opponentsTurn,
      when(
        anyOf(
          { event: 'put', what: { of: 'opponent', filter: { type: 'element' } }, how: 'withoutMana' },
          { event: 'used', by: 'opponent', what: { type: 'spell' }, withoutMana: true },
        ),
        destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element' }), 1, 'opponent')),
      ),
    ),
  ],
  printings: ['DM24-EX1 058'],
});

const rupiaGaNateha = creature({
  name: 'ルピア&ガ:ナテハ',
  civilizations: ['darkness'],
  races: ['Armored Fire Bird', 'Noir Abyss'],
  cost: 2,
  power: 2000,
  abilities: [atEndOfYourTurn(inOrder(putIntoGraveyard(choose(yourShields())), draw()))],
  printings: ['DM24-EX1 059'],
});

const pachesuMorusu = creature({
  name: '冥土人形パーチェス・モールス',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 3000,
  abilities: [
    guardStrike,
    revolutionChange({ races: ['Death Puppet'] }),
    whenPut(
      self,
      inOrder(
        topOfDeckTo('graveyard', 2),
        may(returnToHand(choose(yourGraveyard({ races: ['Death Puppet'] })))),
      ),
    ),
  ],
  printings: ['DM24-EX1 074'],
});

const yappuppu = creature({
  name: '冥土人形アカイブ・ヤップップ',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 8000,
  abilities: [
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        destroy(choose(cardsIn('battleZone', 'you', { type: 'element' }))),
        destroy(choose(cardsIn('battleZone', 'you', { type: 'element' }))),
        destroy(choose(cardsIn('battleZone', 'opponent', { type: 'element' }), 1, 'opponent')),
      ),
    ),
  ],
  printings: ['DM24-EX1 040'],
});

const rabiooru = creature({
  name: '忘却人形ラビオール',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 6,
  power: 3000,
  abilities: [fortEnergy({ races: ['Death Puppet'] }, discard(cardsIn('hand', 'any')))],
  printings: ['DM24-EX1 039'],
});

export const darkness: readonly CardDefinition[] = [
  yappuppu,
  cheshaRupia,
  rokkaMagunamu,
  rupiaGaNateha,
  pachesuMorusu,
  rabiooru,
];
