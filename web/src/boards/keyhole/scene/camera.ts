// Where the viewer stands: around the hall and always well above it (K-051), or in a peep at the eye of the rules.
import { Matrix4, PerspectiveCamera, Quaternion, Vector3 } from 'three';
import type { Side } from './hall';
import type { Doorway } from './pose';
import { GRID, HOLE, SIDES } from './shapes';

const DEGREE = Math.PI / 180;
/** Nobody may look along the floor, where the doors' lines of sight run (K-051). */
export const LOWEST = 34 * DEGREE;
export const HIGHEST = 72 * DEGREE;
const TOP = 89.9 * DEGREE;
/** No camera ever comes lower than this; an eye at a door is at 0.75 and sees no higher than the middle of the hall. */
export const FLOOR_LIMIT = 2.6;
const NEAREST = 2.6;
const FIELD = 26 * DEGREE;
const FIRST = 46 * DEGREE;
export const WALL = 1.72;
const APRON = 0.5;

/** Turns of the viewer: 0 at the South side, growing towards East. */
export const TURNS: Record<Side, number> = { S: 0, E: Math.PI / 2, N: Math.PI, W: -Math.PI / 2 };

/** How far a side is turned to the viewer: 1 nearest, -1 farthest. */
export function nearness(side: Side, azimuth: number): number {
  return Math.cos(azimuth - TURNS[side]);
}

/** How far the wall of a side has risen: open towards the viewer, standing beyond. */
export function standing(side: Side, azimuth: number): number {
  const t = Math.min(1, Math.max(0, (0.3 - nearness(side, azimuth)) / 0.22));
  return t * t * (3 - 2 * t);
}

/** 0 while the viewer goes around the hall, 1 straight above it. */
export function topness(elevation: number): number {
  return within(0, (elevation - HIGHEST) / (TOP - HIGHEST), 1);
}

export interface Stand {
  azimuth: number;
  elevation: number;
  /** 1 shows the whole hall. */
  zoom: number;
  target: Vector3;
}

/** The viewer's axes: right, up and back in the hall. */
export function axes(azimuth: number, elevation: number): { right: Vector3; up: Vector3; back: Vector3 } {
  const right = new Vector3(Math.cos(azimuth), Math.sin(azimuth), 0);
  const low = Math.cos(elevation);
  const back = new Vector3(Math.sin(azimuth) * low, -Math.cos(azimuth) * low, Math.sin(elevation));
  return { right, up: back.clone().cross(right), back };
}

/** How far away, and how much higher, the viewer must be to see the whole hall in a picture of this aspect. */
export function frame(azimuth: number, elevation: number, aspect: number): { distance: number; lift: number } {
  const { right, up, back } = axes(azimuth, elevation);
  const high = Math.tan(FIELD / 2) * 0.97;
  const wide = high * aspect;
  const corners: Vector3[] = [];
  const [low, far] = [-APRON - GRID / 2, APRON + GRID / 2];
  for (const x of [low, far]) for (const y of [low, far]) corners.push(new Vector3(x, y, -0.2));
  for (const [x, sideX] of [
    [-GRID / 2, 'W'],
    [GRID / 2, 'E'],
  ] as const) {
    for (const [y, sideY] of [
      [-GRID / 2, 'S'],
      [GRID / 2, 'N'],
    ] as const) {
      const risen = Math.max(standing(sideX, azimuth), standing(sideY, azimuth)) * (1 - topness(elevation));
      corners.push(new Vector3(x, y, risen * WALL));
    }
  }
  const seen = corners.map((at) => ({ a: at.dot(right), b: at.dot(up), c: at.dot(back) }));
  let lift = 0;
  let distance = 0;
  for (let k = 0; k < 12; k += 1) {
    distance = Math.max(...seen.map(({ a, b, c }) => c + Math.max(Math.abs(a) / wide, Math.abs(b - lift) / high)));
    const heights = seen.map(({ b, c }) => (b - lift) / (distance - c));
    lift += ((Math.max(...heights) + Math.min(...heights)) / 2) * distance * 0.8;
  }
  return { distance, lift };
}

/** The viewer around the hall. */
export class Viewer {
  readonly camera = new PerspectiveCamera(FIELD / DEGREE, 1, 1, 80);
  stand: Stand = { azimuth: 0, elevation: FIRST, zoom: 1, target: new Vector3() };
  top = false;

  /** Where `view` would put the viewer. */
  aim(view: 'orbit' | 'top', side: Side, aspect: number): Stand {
    // a wide picture has room for a corner towards the viewer, a narrow one shows the hall squarely
    const turned = view === 'top' ? 0 : -Math.min(30, Math.max(9, 30 * (aspect - 0.35))) * DEGREE;
    const elevation = view === 'top' ? TOP : aspect < 0.9 ? 58 * DEGREE : FIRST;
    return { azimuth: TURNS[side] + turned, elevation, zoom: 1, target: new Vector3() };
  }

  /** The way to where `aim` says, the short one around: `go` goes a share of it, and `there` says that it is none. */
  way(view: 'orbit' | 'top', side: Side, aspect: number): { there: boolean; go: (share: number) => void } {
    const from = { ...this.stand, target: this.stand.target.clone() };
    const to = this.aim(view, side, aspect);
    to.azimuth += 2 * Math.PI * Math.round((from.azimuth - to.azimuth) / (2 * Math.PI));
    this.top = true;
    const go = (share: number) => {
      this.stand = {
        azimuth: from.azimuth + (to.azimuth - from.azimuth) * share,
        elevation: from.elevation + (to.elevation - from.elevation) * share,
        zoom: from.zoom + (to.zoom - from.zoom) * share,
        target: from.target.clone().lerp(to.target, share),
      };
      if (share === 1) this.top = view === 'top';
    };
    const there = Math.abs(to.azimuth - from.azimuth) + Math.abs(to.elevation - from.elevation) + from.zoom - 1 < 1e-6;
    return { there, go };
  }

  orbit(dx: number, dy: number): void {
    const { stand } = this;
    stand.azimuth -= dx * 0.0075;
    if (!this.top) stand.elevation = within(LOWEST, stand.elevation + dy * 0.005, HIGHEST);
  }

  zoom(factor: number, towards: Vector3 | null): void {
    const { stand } = this;
    const before = stand.zoom;
    stand.zoom = within(1, before * factor, NEAREST);
    if (towards && stand.zoom > before) {
      const share = 1 - before / stand.zoom;
      stand.target.lerp(new Vector3(towards.x - GRID / 2, towards.y - GRID / 2, 0), share);
    }
    const room = (GRID / 2) * (1 - 1 / stand.zoom);
    stand.target.set(within(-room, stand.target.x, room), within(-room, stand.target.y, room), 0);
  }

  /** Puts the camera where `stand` says, within the limits of K-051 whatever it says. */
  place(aspect: number): void {
    const { camera, stand } = this;
    stand.elevation = this.top ? stand.elevation : within(LOWEST, stand.elevation, HIGHEST);
    const { right, up, back } = axes(stand.azimuth, stand.elevation);
    const { distance, lift } = frame(stand.azimuth, stand.elevation, aspect);
    camera.aspect = aspect;
    camera.position
      .set(GRID / 2, GRID / 2, 0)
      .add(stand.target)
      .addScaledVector(back, distance / stand.zoom)
      .addScaledVector(up, lift / stand.zoom);
    camera.position.z = Math.max(FLOOR_LIMIT, camera.position.z);
    camera.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(right, up, back));
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** Sides from the nearest to the farthest. */
  nearest(): Side[] {
    return [...SIDES].sort((a, b) => nearness(b, this.stand.azimuth) - nearness(a, this.stand.azimuth));
  }
}

export const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** What part of the door's plane fills the picture: its middle to the right of the door's and above the floor, half its size. */
export interface Window {
  w: number;
  z: number;
  half: number;
  /** How far before the door's plane the eye is, and how high. */
  back: number;
  height: number;
}

/** The window that shows the whole keyhole and its plate. */
export function keyholeWindow(aspect: number): Window {
  const [tall, wide] = [0.5, 0.4];
  return { w: 0, z: 0.625, half: Math.max(tall, wide / aspect), back: HOLE.back, height: HOLE.eye };
}

/** Looks straight at the door's plane through a window in it, off the axis if need be (KG-060): what is drawn is what the eye sees. */
export function lookThrough(camera: PerspectiveCamera, door: Doorway, window: Window, aspect: number): void {
  const { right, inward, foot } = door;
  camera.position.copy(foot).addScaledVector(inward, -window.back).setZ(window.height);
  const back = inward.clone().negate();
  camera.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(right, new Vector3(0, 0, 1), back));
  const near = 0.04;
  const k = near / window.back;
  const [left, top] = [(window.w - window.half * aspect) * k, (window.z + window.half - window.height) * k];
  camera.projectionMatrix.makePerspective(
    left,
    left + 2 * window.half * aspect * k,
    top,
    top - 2 * window.half * k,
    near,
    40,
  );
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld();
}

/** A camera between two others. */
export function between(camera: PerspectiveCamera, from: Pose, to: Pose, t: number): void {
  camera.position.lerpVectors(from.position, to.position, t);
  camera.quaternion.slerpQuaternions(from.quaternion, to.quaternion, t);
  const elements = from.projection.elements.map((a, k) => a + ((to.projection.elements[k] ?? 0) - a) * t);
  camera.projectionMatrix.fromArray(elements);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  camera.updateMatrixWorld();
}

export interface Pose {
  position: Vector3;
  quaternion: Quaternion;
  projection: Matrix4;
}

export function poseOf(camera: PerspectiveCamera): Pose {
  return {
    position: camera.position.clone(),
    quaternion: camera.quaternion.clone(),
    projection: camera.projectionMatrix.clone(),
  };
}
