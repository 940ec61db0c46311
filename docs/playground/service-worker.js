// Keeps the playground's files, so that it opens without a network. With one, the newest files are taken.
const files = ["./", "index.html", "playground.css", "playground.js", "icon.svg"];

addEventListener("install", event => {
  skipWaiting();
  event.waitUntil(caches.open("playground").then(cache => cache.addAll(files)));
});

addEventListener("activate", event => event.waitUntil(clients.claim()));

addEventListener("fetch", event => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open("playground");
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (offline) {
    return await cache.match(request, { ignoreSearch: true }) ?? Response.error();
  }
}
