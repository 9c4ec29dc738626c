// How the flat keyhole view is built for its test: one script that any page can take, apart from the client.
export default {
  publicDir: false,
  build: {
    target: 'es2022',
    lib: { entry: 'src/boards/keyhole/scene/flat.ts', formats: ['iife'], name: 'keyholeView', fileName: () => 'keyhole-view.js' },
  },
};
