import type { CardId, CardObject, Player } from '../../table/nouns.ts';
import type { Activated, Triggered } from '../language/vocabulary.ts';
import type { Play } from '../play/play.ts';
import { bindingsOf } from '../questions/abilities/triggering.ts';
import { costOfUsed } from '../questions/costs/costOfUse.ts';
import type {
  Bindings,
  NamedValues,
  ShieldUse,
  SourceInfo,
  StandbyEffect,
  WaitingShieldUse,
} from '../state/game.ts';
import type { FactBody } from '../state/reported/facts.ts';
import { userOf } from './instead/usersAsPut.ts';

interface FromCard {
  readonly player: Player;
  readonly source: SourceInfo;
  readonly event: string;
}

/** An ability that goes on standby, with what it refers to. */
interface AbilityGiven extends FromCard {
  readonly ability: Triggered | Activated;
  readonly bound?: Bindings;
  readonly named?: NamedValues;
  readonly declaredCard?: CardId;
}

/** A declared use of the shield-trigger class. */
export interface ShieldUseGiven extends FromCard {
  readonly use: ShieldUse;
}

/** Makes an effect on standby. */
export function standbyEffect(play: Play, what: ShieldUseGiven): WaitingShieldUse;
export function standbyEffect(play: Play, what: AbilityGiven | ShieldUseGiven): StandbyEffect;
export function standbyEffect(play: Play, what: AbilityGiven | ShieldUseGiven): StandbyEffect {
  const { player, source, event } = what;
  const id = play.nextEffect();
  if ('use' in what) return { kind: 'shieldUse', id, player, source, event, use: what.use };
  const { ability, bound = {}, named = {}, declaredCard } = what;
  return { kind: 'ability', id, player, source, event, ability, bound, named, declaredCard, mode: undefined };
}

/** 602.1, 603.2. Puts an effect on standby, where it no longer depends on its source (110.5a). */
export function putOnStandby(play: Play, what: AbilityGiven | ShieldUseGiven): void {
  const effect = standbyEffect(play, what);
  play.triggered.push(effect);
  play.note(
    {
      kind: 'effectTriggered',
      player: effect.player,
      object: effect.source.object,
      name: effect.source.name,
      effect: effect.id,
      event: effect.event,
    },
    effect.kind === 'ability' && effect.ability.kind === 'keyword' ? '602.1' : '603.2',
  );
}

/** 603.2. An ability triggers by itself. */
export function trigger(
  play: Play,
  bearer: CardObject,
  name: string,
  ability: Triggered,
  fact: FactBody,
): void {
  const player = userOf(play, bearer, fact);
  if (player === undefined) return;
  putOnStandby(play, {
    player,
    source: { object: bearer.id, name },
    ability,
    bound: bindingsOf(fact),
    named: costOfUsed(play, fact),
    event: fact.kind,
  });
}

/** 602.1, 602.2. The effect goes on standby once a creature was tapped, or left tapped, for it. */
export function activate(play: Play, bearer: CardObject, by: CardObject, ability: Activated): void {
  play.note(
    { kind: 'abilityActivated', ...play.about(bearer), ability: ability.name, by: by.id },
    ability.name === 'silentSkill' ? '501.1a' : '602.1',
  );
  const { player, object, name } = play.about(bearer);
  putOnStandby(play, {
    player,
    source: { object, name },
    ability,
    bound: { that: [by.id] },
    event: 'abilityActivated',
  });
}

/** 603.2f. An ability of a shown card has been declared. */
export function declare(
  play: Play,
  object: CardObject,
  name: string,
  ability: Triggered,
  fact: FactBody,
): void {
  putOnStandby(play, {
    player: object.owner,
    source: { object: object.id, name },
    ability,
    bound: bindingsOf(fact),
    named: costOfUsed(play, fact),
    declaredCard: object.card,
    event: fact.kind,
  });
}
