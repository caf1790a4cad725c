import type { CardDefinition } from 'taiki';
import {
  any,
  atLeast,
  atRandom,
  blocker,
  choose,
  chooseUpTo,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  exLife,
  from,
  gets,
  guardStrike,
  inOrder,
  itself,
  may,
  opponentsCreatures,
  opponentsHand,
  power,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  sasageru,
  self,
  shieldSaver,
  shieldTrigger,
  shinkaPower,
  slayer,
  spell,
  spellAbility,
  starEvolution,
  starEvolutionCreature,
  the,
  times,
  tripleBreaker,
  when,
  wheneverAttacks,
  whenPut,
  youHave,
  yourCreatures,
  yourGraveyard,
} from 'taiki/words';

const genmuenperaDesuzaStar = starEvolutionCreature({
  name: 'ゲンムエンペラー ＜デスザ.Star＞',
  civilizations: ['darkness'],
  races: ['Infinity Dragon', 'Demon Command Dragon', 'Rex Stars'],
  cost: 7,
  power: 12000,
  abilities: [
    {
      kind: 'static',
      while: youHave(yourGraveyard(), atLeast(4)),
      affects: self,
      effects: [{ kind: 'cost', by: -3, atLeast: 0 }],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    starEvolution({ anyOf: [{ races: ['Rex Stars'] }, { civilizations: ['darkness'] }] }),
    tripleBreaker,
    wheneverAttacks(self, destroy(choose(opponentsCreatures()))),
  ],
  printings: ['DMRP-17 S03'],
});

const genmuenpera = creature({
  name: '虚∞龍 ゲンムエンペラー',
  civilizations: ['darkness'],
  races: ['Infinity Dragon', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    whenPut(
      self,
      inOrder(
        revealTop(4, 'seen'),
        returnToHand(chooseUpTo({ ref: 'seen', filter: { type: 'creature', evolution: true } }, 1)),
        putIntoGraveyard(the('seen')),
      ),
    ),
    shinkaPower(gets(choose(opponentsCreatures()), 'turn', power(times(-1000, countOf(yourGraveyard()))))),
  ],
  printings: ['DMRP-17 004'],
});

const zamaroba = creature({
  name: '黒器連結 ザマローバ',
  civilizations: ['darkness'],
  races: ['Dispector', "Pandora's Box", 'Mecha Del Sol'],
  cost: 6,
  power: 8000,
  abilities: [guardStrike, exLife, slayer, doubleBreaker],
  printings: ['DMRP-17 019'],
});

const doruburo1 = creature({
  name: '禁忌 ドルブロ-1',
  civilizations: ['darkness'],
  races: ['Initials X', 'Distas'],
  cost: 5,
  power: 3000,
  abilities: [
    shieldTrigger,
    blocker,
    when({ event: 'endOfAttack', what: itself }, destroy(self)),
    sasageru(1),
  ],
  printings: ['DMRP-17 040'],
});

const disMorusu = creature({
  name: 'Disモールス',
  civilizations: ['darkness'],
  races: ['Death Puppet', 'Distas'],
  cost: 4,
  power: 5000,
  abilities: [
    shieldSaver,
    from(['graveyard'], whenPut(any('you', { power: atLeast(6000) }), may(returnToHand(self)))),
  ],
  printings: ['DMRP-17 041'],
});

const omodeoTashisu = creature({
  name: 'オモデオ・タシス',
  civilizations: ['darkness'],
  races: ['Mafi Gang'],
  cost: 4,
  power: 4000,
  abilities: [whenPut(self, may(inOrder(destroy(choose(yourCreatures({ other: true }))), draw(2))))],
  printings: ['DMRP-17 042'],
});

const dorufadiromu = spell({
  name: 'ドルファディロム砲',
  civilizations: ['darkness'],
  cost: 5,
  abilities: [shieldTrigger, spellAbility(gets(choose(opponentsCreatures()), 'turn', power(-7000)))],
  printings: ['DMRP-17 043'],
});

const jieni1 = creature({
  name: '傀儡 ジェニ-1',
  civilizations: ['darkness'],
  races: ['Death Puppet', 'Distas'],
  cost: 3,
  power: 2000,
  abilities: [whenPut(self, discard(atRandom(opponentsHand()))), sasageru(1)],
  printings: ['DMRP-17 075'],
});

const kyouOni20GouOmedetto = creature({
  name: '凶鬼20号 オメデット',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 2,
  power: 1000,
  abilities: [slayer],
  printings: ['DMRP-17 078'],
});

const shinoSaigotsuchou = spell({
  name: '死の最後通牒',
  civilizations: ['darkness'],
  cost: 3,
  abilities: [
    shieldTrigger,
    spellAbility(destroy(choose(opponentsCreatures({ tapped: false }), 1, 'opponent'))),
  ],
  printings: ['DMRP-17 079'],
});

const gosutoReTatchi = spell({
  name: 'ゴースト・Re:タッチ',
  civilizations: ['darkness'],
  cost: 2,
  abilities: [guardStrike, spellAbility(discard(atRandom(opponentsHand())))],
  printings: ['DMRP-17 080'],
});

const boozuu = creature({
  name: '凶鬼31号 ボーズー',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Rex Stars'],
  cost: 3,
  power: 3000,
  abilities: [
    guardStrike,
    each(yourGraveyard({ type: 'creature', evolution: true }), {
      kind: 'can',
      permission: { do: 'summonFrom', zone: 'graveyard', limit: 1 },
    }),
  ],
  printings: ['DMRP-17 020'],
});

export const darkness: readonly CardDefinition[] = [
  boozuu,
  genmuenperaDesuzaStar,
  genmuenpera,
  zamaroba,
  doruburo1,
  disMorusu,
  omodeoTashisu,
  dorufadiromu,
  jieni1,
  kyouOni20GouOmedetto,
  shinoSaigotsuchou,
  gosutoReTatchi,
];
