import type { CardDefinition } from 'taiki';
import {
  any,
  anyOf,
  atMost,
  blocker,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  costOf,
  creature,
  destroy,
  discard,
  draw,
  each,
  gains,
  gets,
  inOrder,
  itself,
  may,
  named,
  opponentsCreatures,
  opponentsHand,
  power,
  put,
  returnToHand,
  self,
  shieldTrigger,
  slayer,
  tally,
  that,
  the,
  times,
  topOfDeckTo,
  tripleBreaker,
  when,
  whenDestroyed,
  wheneverAttacks,
  whenPut,
  yourCreatures,
  yourGraveyard,
  yourHand,
} from 'taiki/words';

const gadenGachi = creature({
  name: '深淵の諦園 ガーデン＝ガーチー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 8,
  power: 13000,
  abilities: [
    blocker,
    tripleBreaker,
    whenPut(self, returnToHand(chooseUpTo(yourGraveyard({ type: 'creature' }), 5))),
    wheneverAttacks(
      self,
      inOrder(
        tally(discard(chooseAnyNumber(yourHand())), 'number'),
        gets(opponentsCreatures(), 'turn', power(times(-3000, named('number')))),
      ),
    ),
  ],
  printings: ['DM24-RP1 002'],
});

const gachakku2 = creature({
  name: '機怪人形ガチャック2',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 6,
  power: 2000,
  abilities: [
    shieldTrigger,
    whenPut(
      self,
      inOrder(
        destroy(choose(opponentsCreatures({ tapped: false }))),
        put(choose(yourGraveyard({ type: 'creature', cost: atMost(costOf(the('chosen'))) }))),
      ),
    ),
  ],
  printings: ['DM24-RP1 019'],
});

const joroSuiro = creature({
  name: 'ジョーロー＝スイーロ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 2000,
  abilities: [each(yourCreatures({ tapped: true }), gains(slayer)), whenDestroyed(any('you'), may(draw()))],
  printings: ['DM24-RP1 020'],
});

const achiGachi = creature({
  name: 'アーチ＝ガーチー',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 5,
  power: 1000,
  abilities: [
    shieldTrigger,
    blocker,
    when({ event: 'tapped', what: itself }, gets(choose(opponentsCreatures()), 'turn', power(-4000))),
  ],
  printings: ['DM24-RP1 038'],
});

const karikkiRikki = creature({
  name: 'カリッキ＝リッキ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(self, topOfDeckTo('graveyard', 3)),
    when({ event: 'tapped', what: itself }, may(returnToHand(choose(yourGraveyard({ type: 'creature' }))))),
  ],
  printings: ['DM24-RP1 040'],
});

const kiTamaOtoko = creature({
  name: '汽球男',
  civilizations: ['darkness'],
  races: ['Hedrian'],
  cost: 3,
  power: 2000,
  abilities: [
    shieldTrigger,
    blocker,
    when(
      anyOf({ event: 'put', what: itself }, { event: 'moved', what: itself, from: 'battleZone' }),
      discard(choose(opponentsHand(), 1, 'opponent')),
    ),
  ],
  printings: ['DM24-RP1 063'],
});

const tabuTaraupu = creature({
  name: 'タブ＝タラウプ',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 2000,
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [{ kind: 'can', permission: { do: 'summonFrom', zone: 'graveyard' } }],
      from: ['graveyard'],
    },
  ],
  printings: ['DM24-RP1 064'],
});

const shikkuruShiku = creature({
  name: 'シックル＝シーク',
  civilizations: ['darkness'],
  races: ['Abyss Royal'],
  cost: 2,
  power: 1000,
  abilities: [slayer, when({ event: 'tapped', what: itself }, may(topOfDeckTo('graveyard', 3)))],
  printings: ['DM24-RP1 065'],
});

const ichimatsu = creature({
  name: '十寸人形イチマツ',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 2,
  power: 1000,
  abilities: [wheneverAttacks(any('opponent'), inOrder(destroy(that), destroy(self)))],
  printings: ['DM24-RP1 066'],
});

export const darkness: readonly CardDefinition[] = [
  gadenGachi,
  gachakku2,
  joroSuiro,
  achiGachi,
  karikkiRikki,
  kiTamaOtoko,
  tabuTaraupu,
  shikkuruShiku,
  ichimatsu,
];
