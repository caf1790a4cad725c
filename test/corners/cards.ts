import type { CardDefinition } from 'taiki';
import {
  allCreatures,
  another,
  any,
  atLeast,
  atMost,
  bearsIcon,
  blocker,
  breaker,
  canAttackUntapped,
  cannot,
  cardsIn,
  choose,
  countOf,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  each,
  evolution,
  evolutionCreature,
  flight,
  gains,
  gets,
  instead,
  insteadDo,
  insteadOfBreaking,
  itself,
  machFighter,
  may,
  onlyTopCard,
  opponentsCreatures,
  other,
  power,
  powerAttacker,
  provided,
  put,
  putIntoGraveyard,
  replaceUntil,
  returnToHand,
  ruleUntil,
  self,
  shieldsAre,
  shieldTrigger,
  skipRestOfTurn,
  slayer,
  speedAttacker,
  spell,
  spellAbility,
  stays,
  that,
  topOfDeckTo,
  useFree,
  waveStriker,
  when,
  wheneverAttacks,
  wheneverBlocks,
  whenPut,
  wouldBeDestroyed,
  wouldLeave,
  yourCreatures,
  yourHand,
  yourShields,
} from 'taiki/words';

const plain = { civilizations: ['nature'], cost: 1, power: 1000 } as const;
const light = { civilizations: ['light'], cost: 1 } as const;

/** Creatures without abilities, by power. */
const bodies: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Runt', races: ['Beast'], abilities: [] }),
  creature({ ...plain, name: 'Raider', races: ['Beast'], power: 3000, abilities: [] }),
  creature({ ...plain, name: 'Idler', civilizations: ['water'], power: 3000, abilities: [] }),
  creature({ ...plain, name: 'Bull', power: 5000, abilities: [] }),
  creature({ ...plain, name: 'Colossus', power: 9000, abilities: [] }),
  creature({ ...plain, name: 'Cog', races: ['Dynamo'], abilities: [] }),
  creature({ ...plain, name: 'Insignia', races: ['Sanction Heraldry'], abilities: [] }),
  creature({ ...plain, name: 'Gadget', races: ['Mecha'], cost: 4, power: 2000, abilities: [] }),
  creature({ ...plain, name: 'Ember', civilizations: ['fire'], abilities: [] }),
];

/** Skip the rest of the turn at one moment or another. */
const curfews: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Curfew', power: 3000, abilities: [wheneverAttacks(self, skipRestOfTurn)] }),
  creature({ ...plain, name: 'Dusk Bell', abilities: [wheneverAttacks(another('you'), skipRestOfTurn)] }),
  creature({
    ...plain,
    name: 'Dusk Rider',
    power: 3000,
    abilities: [when({ event: 'becomesBlocked', what: itself }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dusk Duelist',
    power: 9000,
    abilities: [when({ event: 'battles', what: itself }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dusk Victor',
    power: 9000,
    abilities: [when({ event: 'winsBattle', what: itself }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dusk Watch',
    abilities: [when({ event: 'breaksShields', what: any('opponent') }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dusk Alarm',
    abilities: [when({ event: 'shieldBroken', of: 'you' }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dusk Clerk',
    abilities: [when({ event: 'used', by: 'opponent' }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dusk Dawn',
    abilities: [when({ event: 'startOfTurn', of: 'you' }, skipRestOfTurn)],
  }),
  spell({ ...light, name: 'Nightfall', abilities: [shieldTrigger, spellAbility(skipRestOfTurn)] }),
];

/** Remove a creature in the middle of an attack. */
const removers: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Net', abilities: [wheneverAttacks(any('opponent'), returnToHand(that))] }),
  creature({
    ...plain,
    name: 'Sniper',
    abilities: [wheneverAttacks(any('opponent'), destroy(choose(opponentsCreatures())))],
  }),
  creature({
    ...plain,
    name: 'Interceptor',
    abilities: [when({ event: 'breaksShields', what: any('opponent') }, returnToHand(that))],
  }),
  creature({
    ...plain,
    name: 'Exile',
    abilities: [when({ event: 'becomesBlocked', what: any('you') }, returnToHand(other))],
  }),
  creature({
    ...plain,
    name: 'Dodger',
    power: 9000,
    abilities: [when({ event: 'battles', what: itself }, returnToHand(self))],
  }),
  creature({
    ...plain,
    name: 'Thrower',
    power: 9000,
    abilities: [when({ event: 'battles', what: itself }, returnToHand(other))],
  }),
];

/** Replace what happens to others. */
const replacers: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Lifeline', abilities: [wouldBeDestroyed(any('you'), instead('hand'))] }),
  creature({ ...plain, name: 'Compost', abilities: [wouldBeDestroyed(any('you'), instead('manaZone'))] }),
  creature({ ...plain, name: 'Anchor', abilities: [wouldBeDestroyed(any('you'), onlyTopCard)] }),
  creature({
    ...plain,
    name: 'Miser',
    abilities: [insteadOfBreaking(any('you'), topOfDeckTo('graveyard', 1, 'opponent'))],
  }),
  creature({
    ...plain,
    name: 'Crumble',
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'you' }, from: 'shieldZone', to: 'hand' },
        instead: instead('graveyard'),
      },
    ],
  }),
];

/** Give abilities to others. */
const teachers: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Drummer', abilities: [each(yourCreatures(), gains(speedAttacker))] }),
  creature({ ...plain, name: 'Warlord', abilities: [each(yourCreatures(), gains(machFighter))] }),
  creature({ ...plain, name: 'Sheriff', abilities: [each(yourCreatures(), gains(blocker))] }),
  creature({ ...plain, name: 'Falconer', abilities: [each(yourCreatures(), gains(flight))] }),
  creature({ ...plain, name: 'Poisoner', abilities: [each(yourCreatures(), gains(slayer))] }),
  creature({ ...plain, name: 'Trainer', abilities: [each(yourCreatures(), gains(powerAttacker(4000)))] }),
  creature({ ...plain, name: 'Mason', abilities: [each(yourCreatures(), gains(breaker('triple')))] }),
  creature({
    ...plain,
    name: 'Herald',
    abilities: [wheneverAttacks(any('opponent'), gets(choose(yourCreatures()), 'turn', gains(blocker)))],
  }),
];

/** Put or use cards, and let shields leave. */
const movers: readonly CardDefinition[] = [
  creature({
    ...plain,
    name: 'Usher',
    abilities: [whenPut(self, put(yourHand({ type: 'creature' })))],
  }),
  creature({
    ...plain,
    name: 'Caster',
    power: 3000,
    abilities: [wheneverAttacks(self, useFree(yourHand({ type: 'spell' })))],
  }),
  creature({
    ...plain,
    name: 'Chorus',
    abilities: [wheneverAttacks(any('opponent'), useFree(yourHand({ type: 'spell' })))],
  }),
  creature({
    ...plain,
    name: 'Warden',
    power: 4000,
    abilities: [blocker, wheneverBlocks(self, useFree(yourHand({ type: 'spell' })))],
  }),
  creature({
    ...plain,
    name: 'Digger',
    power: 3000,
    abilities: [wheneverAttacks(self, returnToHand(yourShields()))],
  }),
  spell({ ...light, name: 'Quake', abilities: [spellAbility(returnToHand(cardsIn('shieldZone', 'any')))] }),
  creature({ ...plain, name: 'Ogre', power: 6000, abilities: [doubleBreaker] }),
  creature({ ...plain, name: 'Guard', civilizations: ['light'], power: 4000, abilities: [blocker] }),
  creature({
    ...plain,
    name: 'Monk',
    power: 9000,
    abilities: [when({ event: 'battles', what: itself }, may(draw()))],
  }),
  creature({ ...plain, name: 'Banner', abilities: [each(yourCreatures(), power(2000))] }),
];

/** Trigger beside the bearer, or at the start of a turn. */
const watchers: readonly CardDefinition[] = [
  creature({
    ...plain,
    name: 'Excavator',
    abilities: [when({ event: 'startOfTurn', of: 'you' }, returnToHand(yourShields()))],
  }),
  creature({ ...plain, name: 'Rooster', abilities: [when({ event: 'startOfTurn', of: 'you' }, draw())] }),
  creature({ ...plain, name: 'Recaller', abilities: [wheneverAttacks(another('you'), returnToHand(that))] }),
  creature({
    ...plain,
    name: 'Quarry',
    abilities: [wheneverAttacks(another('you'), returnToHand(choose(yourShields())))],
  }),
  creature({ ...plain, name: 'Greeter', abilities: [whenPut(another('you'), draw())] }),
  creature({ ...plain, name: 'Alert', abilities: [wheneverAttacks(any('opponent'), draw())] }),
  creature({
    ...plain,
    name: 'Zealot',
    power: 3000,
    abilities: [provided(shieldsAre('you', atMost(0)), wheneverAttacks(self, draw()))],
  }),
  creature({
    ...plain,
    name: 'Captain',
    power: 3000,
    abilities: [wheneverAttacks(self, gets(yourCreatures(), 'turn', power(4000)))],
  }),
  creature({
    ...plain,
    name: 'Chaplain',
    power: 3000,
    abilities: [wheneverAttacks(self, replaceUntil('turn', wouldBeDestroyed(any('you'), instead('hand'))))],
  }),
  creature({
    ...plain,
    name: 'Evolver',
    abilities: [wheneverAttacks(another('you'), put(choose(yourHand({ evolution: true }))))],
  }),
  creature({
    ...plain,
    name: 'Burrower',
    races: ['Beast'],
    abilities: [blocker, wheneverBlocks(self, put(choose(yourHand({ evolution: true }))))],
  }),
  creature({ ...plain, name: 'Stalker', power: 3000, abilities: [canAttackUntapped()] }),
  evolutionCreature({ ...plain, name: 'Stag', power: 6000, abilities: [evolution({ races: ['Beast'] })] }),
];

/** Trigger on the same event as a declared ability, so that its player orders the two. */
const companions: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Trumpeter', abilities: [wheneverAttacks(another('you'), draw())] }),
  creature({
    ...plain,
    name: 'Cutter',
    abilities: [wheneverAttacks(any('opponent'), destroy(yourCreatures({ races: ['Mecha'] })))],
  }),
  creature({ ...plain, name: 'Bungler', abilities: [wheneverAttacks(another('you'), discard(yourHand()))] }),
  creature({ ...plain, name: 'Fumbler', abilities: [wheneverAttacks(any('opponent'), discard(yourHand()))] }),
  creature({
    ...plain,
    name: 'Gag',
    abilities: [wheneverAttacks(another('you'), ruleUntil('turn', cannot({ do: 'cast', who: 'any' })))],
  }),
  creature({
    ...plain,
    name: 'Vow',
    abilities: [wheneverAttacks(any('opponent'), ruleUntil('turn', cannot({ do: 'summon', who: 'any' })))],
  }),
  creature({
    ...plain,
    name: 'Mender',
    abilities: [wheneverAttacks(any('opponent'), topOfDeckTo('shieldZone'))],
  }),
  creature({ ...plain, name: 'Dusk Sentry', abilities: [wheneverAttacks(any('opponent'), skipRestOfTurn)] }),
  creature({ ...plain, name: 'Owl', abilities: [when({ event: 'endOfTurn', of: 'opponent' }, draw())] }),
  creature({
    ...plain,
    name: 'Night Fumbler',
    abilities: [when({ event: 'endOfTurn', of: 'opponent' }, discard(yourHand()))],
  }),
  creature({
    ...plain,
    name: 'Night Mender',
    abilities: [when({ event: 'endOfTurn', of: 'opponent' }, topOfDeckTo('shieldZone'))],
  }),
  creature({
    ...plain,
    name: 'Wrecker',
    abilities: [
      wheneverAttacks(another('you'), putIntoGraveyard(cardsIn('battleZone', 'you', { type: 'd2Field' }))),
    ],
  }),
  creature({
    ...plain,
    name: 'Tiller',
    power: 3000,
    abilities: [wheneverAttacks(self, topOfDeckTo('manaZone'))],
  }),
  creature({
    ...plain,
    name: 'Donor',
    abilities: [wheneverAttacks(self, topOfDeckTo('manaZone', 1, 'opponent'))],
  }),
  creature({
    ...plain,
    name: 'Wrangler',
    abilities: [wheneverAttacks(another('you'), returnToHand(yourCreatures({ names: ['Beacon'] })))],
  }),
];

/** Stand in the way of a move, or put cards. */
const gates: readonly CardDefinition[] = [
  creature({ ...plain, name: 'Tether', abilities: [wouldLeave(any('you'), stays)] }),
  creature({
    ...plain,
    name: 'Border',
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'opponent' }, to: 'battleZone' },
        instead: instead('graveyard'),
      },
    ],
  }),
  creature({
    ...plain,
    name: 'Drain',
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'any' }, from: 'deck', to: 'manaZone' },
        instead: instead('graveyard'),
      },
    ],
  }),
  evolutionCreature({ ...plain, name: 'Sphinx', power: 3000, abilities: [evolution({ races: ['Beast'] })] }),
  creature({
    ...plain,
    name: 'Porter',
    power: 3000,
    abilities: [wheneverAttacks(self, put(choose(yourHand({ races: ['Magic Tool'] }))))],
  }),
  creature({
    ...plain,
    name: 'Doorman',
    abilities: [wheneverAttacks(any('opponent'), put(choose(yourHand({ races: ['Magic Tool'] }))))],
  }),
  creature({ ...plain, name: 'Tool', races: ['Magic Tool'], abilities: [] }),
  creature({
    ...plain,
    name: 'Broken Tool',
    races: ['Magic Tool'],
    abilities: [whenPut(self, discard(yourHand()))],
  }),
  creature({
    ...plain,
    name: 'Dusk Tool',
    races: ['Magic Tool'],
    abilities: [whenPut(self, skipRestOfTurn)],
  }),
  creature({ ...plain, name: 'Bright Tool', races: ['Magic Tool'], abilities: [whenPut(self, draw())] }),
  creature({ ...plain, name: 'Bond', abilities: [bearsIcon('kizuna', whenPut(self, draw()))] }),
  creature({
    ...plain,
    name: 'Knot',
    abilities: [bearsIcon('kizuna', whenPut(self, destroy(opponentsCreatures())))],
  }),
  spell({
    civilizations: ['nature'],
    cost: 1,
    name: 'Doom',
    abilities: [spellAbility(destroy(choose(opponentsCreatures())))],
  }),
];

/** Change costs, and what they are changed for. */
const traders: readonly CardDefinition[] = [
  creature({
    ...plain,
    name: 'Thrift',
    cost: 2,
    abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -1, atLeast: 1 })],
  }),
  creature({
    ...plain,
    name: 'High Floor',
    abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -4, atLeast: 4 })],
  }),
  creature({
    ...plain,
    name: 'Low Floor',
    abilities: [each(yourHand({ type: 'creature' }), { kind: 'cost', by: -2, atLeast: 1 })],
  }),
  creature({ ...plain, name: 'Whale', cost: 6, abilities: [] }),
  creature({
    ...plain,
    name: 'Ransom',
    power: 3000,
    abilities: [wouldBeDestroyed(self, insteadDo(putIntoGraveyard(choose(yourShields()))))],
  }),
  creature({
    ...plain,
    name: 'Recycler',
    abilities: [
      {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'you' }, from: 'hand', to: 'graveyard' },
        instead: instead('deck'),
      },
    ],
  }),
  spell({
    civilizations: ['nature'],
    cost: 1,
    name: 'Flood',
    abilities: [spellAbility(destroy(allCreatures()))],
  }),
  spell({
    civilizations: ['nature'],
    cost: 1,
    name: 'Offering',
    abilities: [spellAbility(destroy(yourCreatures({ power: atLeast(5000) })))],
  }),
];

/** Shield triggers that get in the way of others. */
const shields: readonly CardDefinition[] = [
  spell({ ...light, name: 'Purge', abilities: [shieldTrigger, spellAbility(discard(yourHand()))] }),
  spell({ ...light, name: 'Pick', abilities: [shieldTrigger, spellAbility(discard(choose(yourHand())))] }),
  spell({
    ...light,
    name: 'Ward',
    abilities: [shieldTrigger, spellAbility(ruleUntil('turn', cannot({ do: 'summon', who: 'any' })))],
  }),
  spell({ ...light, name: 'Tally', abilities: [shieldTrigger, spellAbility(draw(countOf(yourHand())))] }),
  spell({
    ...light,
    name: 'Cull',
    abilities: [shieldTrigger, spellAbility(destroy(opponentsCreatures({ power: atMost(1000) })))],
  }),
];

/** Answer a creature that becomes tapped, or stays so, and bear the keyword that is counted. */
const bystanders: readonly CardDefinition[] = [
  creature({
    ...plain,
    name: 'Bouncer',
    abilities: [when({ event: 'tapped', what: another('you') }, returnToHand(that))],
  }),
  creature({
    ...plain,
    name: 'Shover',
    abilities: [
      when({ event: 'tapped', what: itself }, returnToHand(choose(yourCreatures({ other: true })))),
    ],
  }),
  creature({
    ...plain,
    name: 'Dusk Nap',
    abilities: [when({ event: 'tapped', what: another('you') }, skipRestOfTurn)],
  }),
  creature({
    ...plain,
    name: 'Dawn Gate',
    abilities: [when({ event: 'startOfTurn', of: 'you' }, returnToHand(yourCreatures({ tapped: true })))],
  }),
  creature({
    ...plain,
    name: 'Dawn Recall',
    abilities: [
      when({ event: 'startOfTurn', of: 'you' }, returnToHand(yourCreatures({ names: ['Proclaimer'] }))),
    ],
  }),
  creature({ ...plain, name: 'Comber', abilities: [waveStriker(speedAttacker)] }),
];

/** What the positions are furnished with. */
export const supportingCards: readonly CardDefinition[] = [
  ...bodies,
  ...curfews,
  ...removers,
  ...replacers,
  ...teachers,
  ...movers,
  ...watchers,
  ...companions,
  ...gates,
  ...traders,
  ...shields,
  ...bystanders,
];
