// Shows the skeleton's message when the app's first script does not come or does not run: a deploy has removed it, or the
// connection has broken (§start-never-silent). It needs no other file, and nothing that a browser older than the build's lacks.
(function () {
  var WAIT_MS = 20000;
  function lost() {
    var message = document.getElementById('lost');
    if (!message || document.documentElement.hasAttribute('data-started')) return;
    message.hidden = false;
    try {
      localStorage.getItem('');
    } catch (error) {
      message.children[1].textContent =
        'ブラウザの設定で、Cookieとサイトデータの保存を許可してから、もう一度お試しください。';
    }
    message.lastElementChild.onclick = function () {
      location.reload();
    };
  }
  // Files that fail do not bubble; a preloaded one is asked for again by the app.
  addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.tagName === 'SCRIPT') lost();
    },
    true,
  );
  setTimeout(lost, WAIT_MS);
})();
