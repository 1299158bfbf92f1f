// Shows the skeleton's message if a script of the page fails or the app has not started after 20 seconds
// (§start-never-silent). This file imports nothing and uses old syntax, so that it runs where the app cannot.
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
  // Captures errors, because those of scripts do not bubble. Ignores preloads, because the app loads their files again.
  addEventListener(
    'error',
    function (event) {
      if (event.target === window || event.target.tagName === 'SCRIPT') showMessage();
    },
    true,
  );
  setTimeout(showMessage, WAIT_MS);
})();
