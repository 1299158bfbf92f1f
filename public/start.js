// Tells the patient if the app cannot start (§start-never-silent). This file uses old syntax and no imports, so that it
// runs in browsers that cannot run the app.
(function () {
  var WAIT_MS = 20000;
  function showMessage() {
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
  // Load errors do not bubble, so this listener uses the capture phase.
  // A failed preload shows no message, because the app loads the preloaded file again.
  addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.tagName === 'SCRIPT') showMessage();
    },
    true,
  );
  setTimeout(showMessage, WAIT_MS);
})();
