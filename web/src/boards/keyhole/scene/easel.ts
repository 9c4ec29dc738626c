// The canvas and its frames: drawn only when something has changed, never after the end, and told when the graphics are lost.
import { NeutralToneMapping, PCFShadowMap, WebGLRenderer, type Camera, type Scene } from 'three';

const LOST_AFTER = 4000;
const BREATH = 70;

/** Who fills the canvas. */
export interface Painter {
  /** What is under way comes to where it is at this time. */
  tick(now: number): void;
  draw(): void;
  /** When the next frame is due by itself: at once, soon, or not before something changes. */
  next(): 'now' | 'soon' | null;
  /** Nothing can be drawn: for the moment, or for good. */
  lost(lasting: boolean): void;
}

export class Easel {
  /** Without a graphics card every pixel costs time of the processor. */
  readonly weak = drawnBySoftware();
  readonly renderer: WebGLRenderer;
  readonly #canvas: HTMLCanvasElement;
  readonly #painter: Painter;
  #scheduled = 0;
  #breath: ReturnType<typeof setTimeout> | null = null;
  #lostTimer: ReturnType<typeof setTimeout> | null = null;
  #gone = false;

  constructor(canvas: HTMLCanvasElement, painter: Painter) {
    this.#canvas = canvas;
    this.#painter = painter;
    this.renderer = new WebGLRenderer({ canvas, antialias: !this.weak, alpha: true });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.localClippingEnabled = true;
    canvas.addEventListener('webglcontextlost', this.#contextLost);
    canvas.addEventListener('webglcontextrestored', this.#contextBack);
    document.addEventListener('visibilitychange', this.wake);
  }

  get aspect(): number {
    return this.#canvas.clientWidth / Math.max(1, this.#canvas.clientHeight);
  }

  /** Takes the size that the page gives the canvas; false while it gives none. */
  resize(): boolean {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return false;
    this.renderer.setPixelRatio(Math.min(globalThis.devicePixelRatio, this.weak ? 1 : 2));
    this.renderer.setSize(clientWidth, clientHeight, false);
    return true;
  }

  /** A frame is wanted. */
  readonly wake = (): void => {
    if (this.#gone || this.#scheduled !== 0 || document.hidden) return;
    this.#scheduled = requestAnimationFrame(this.#frame);
  };

  /** Something moved: shadows have to be cast again. */
  readonly changed = (): void => {
    this.renderer.shadowMap.needsUpdate = true;
    this.wake();
  };

  /** Draws at once. */
  draw(): void {
    if (this.#gone || this.renderer.getContext().isContextLost()) return;
    this.#painter.draw();
  }

  render(scene: Scene, camera: Camera): void {
    this.renderer.render(scene, camera);
  }

  /** No frame comes any more; what is on the canvas can be cleared away. */
  stop(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#scheduled);
    if (this.#breath !== null) clearTimeout(this.#breath);
    if (this.#lostTimer !== null) clearTimeout(this.#lostTimer);
    this.#canvas.removeEventListener('webglcontextlost', this.#contextLost);
    this.#canvas.removeEventListener('webglcontextrestored', this.#contextBack);
    document.removeEventListener('visibilitychange', this.wake);
  }

  dispose(): void {
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  readonly #frame = (now: number): void => {
    this.#scheduled = 0;
    if (this.#gone) return;
    this.#painter.tick(now);
    this.draw();
    const next = this.#painter.next();
    if (next === 'now') this.wake();
    if (next === 'soon') this.#breathe();
  };

  #breathe(): void {
    this.#breath ??= setTimeout(() => {
      this.#breath = null;
      this.wake();
    }, BREATH);
  }

  readonly #contextLost = (event: globalThis.Event): void => {
    event.preventDefault();
    this.#painter.lost(false);
    this.#lostTimer ??= setTimeout(() => this.#painter.lost(true), LOST_AFTER);
  };

  readonly #contextBack = (): void => {
    if (this.#lostTimer !== null) clearTimeout(this.#lostTimer);
    this.#lostTimer = null;
    this.changed();
  };
}

/** Throws where nothing at all can be drawn. */
function drawnBySoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) throw new Error('this browser draws no WebGL 2');
  const told = gl.getExtension('WEBGL_debug_renderer_info');
  const name = told ? String(gl.getParameter(told.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}
